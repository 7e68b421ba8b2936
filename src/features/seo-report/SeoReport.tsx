import type { ReactNode } from 'react';
import type { SeoReport as SeoReportData } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import { ClicksChart } from './ClicksChart.tsx';
import { KeywordTable } from './KeywordTable.tsx';
import { type Change, reportFigures } from './report-figures.ts';
import styles from './SeoReport.module.css';
import { SpeedScales } from './SpeedScales.tsx';

/** Monthly SEO report for a customer. In every chart hollow marks are before and solid marks are now. */
export function SeoReport({ report }: { report: SeoReportData }) {
  const figures = reportFigures(report);
  const then = report.clicks[0]?.month ?? '';
  const now = report.clicks.at(-1)?.month ?? '';
  return (
    <article className={`columns ${styles.report}`} aria-labelledby="rapport-titel">
      <header className={styles.header}>
        <h3 id="rapport-titel">Månedsrapport</h3>
        <p className="soft">{report.period}</p>
        <p className={`soft ${styles.key}`}>
          <svg width="12" height="12" aria-hidden>
            <circle className={styles.before} cx="6" cy="6" r="4.5" />
          </svg>
          før{' '}
          <svg width="12" height="12" aria-hidden>
            <circle className={styles.now} cx="6" cy="6" r="5.5" />
          </svg>
          nu
        </p>
      </header>
      <Panel
        area="clicks"
        title="Klik fra Google"
        text={`Fra ${formatNumber(figures.clicks.before)} klik om måneden til ${formatNumber(figures.clicks.now)}.`}
      >
        <ClicksChart months={report.clicks} label={`Klik pr. måned fra ${then} til ${now}`} />
        <ClicksTable months={report.clicks} />
      </Panel>
      <dl className={styles.figures}>
        <Figure label="henvendelser på en måned" change={figures.enquiries} />
        <Figure label="klik på en måned" change={figures.clicks} />
        <Figure
          label={`af ${figures.tracked} søgeord på side 1`}
          change={figures.firstPage}
          since={`i ${report.positionsSince}`}
        />
        <Figure
          label={`af ${report.questions.count} svar fra ChatGPT nævner firmaet`}
          change={report.questions}
        />
      </dl>
      <Panel area="keywords" title="Søgeord på vej op">
        <KeywordTable {...report} />
      </Panel>
      <Panel area="speed" title="Hastighed på mobil ved 3 af 4 besøg">
        <SpeedScales speed={report.speed} />
      </Panel>
      <Panel area="pages" title="Sider, der henter klik">
        <PageBars pages={report.pages} />
      </Panel>
    </article>
  );
}

type PanelProps = {
  area: 'clicks' | 'keywords' | 'speed' | 'pages';
  title: string;
  text?: string;
  children: ReactNode;
};

function Panel({ area, title, text, children }: PanelProps) {
  const id = `rapport-${area}`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

/** Table with the data of the clicks chart, and the enquiries. */
function ClicksTable({ months }: { months: SeoReportData['clicks'] }) {
  return (
    <details>
      <summary className="target arrow">Se tallene måned for måned</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Klik og henvendelser måned for måned</caption>
        <thead>
          <tr>
            {['Måned', 'Klik', 'Hen\u00advendelser'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, clicks, enquiries }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatNumber(clicks)}</td>
              <td>{formatNumber(enquiries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Bar chart of the pages with the most clicks, in the given order. */
function PageBars({ pages }: { pages: SeoReportData['pages'] }) {
  const highest = Math.max(1, ...pages.map(({ clicks }) => clicks));
  return (
    <ol className={`stack ${styles.pages}`}>
      {pages.map(({ path, clicks }) => (
        <li key={path}>
          <span>{path === '/' ? 'Forsiden' : path}</span>
          <span>{formatNumber(clicks)}</span>
          <svg width="100%" height="6" aria-hidden>
            <rect className={styles.now} width={`${Math.round((clicks / highest) * 100)}%`} height="6" />
          </svg>
        </li>
      ))}
    </ol>
  );
}

type FigureProps = { label: string; change: Change; since?: string };

function Figure({ label, change: { before, now }, since = 'før' }: FigureProps) {
  return (
    <div>
      <dt className="soft">{`${label}, ${since} ${formatNumber(before)}`}</dt>
      <dd className="figure">{formatNumber(now)}</dd>
    </div>
  );
}
