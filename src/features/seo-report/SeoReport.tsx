import type { ReactNode } from 'react';
import type { SeoReport as SeoReportData } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import { ClicksChart } from './ClicksChart.tsx';
import { KeywordTable } from './KeywordTable.tsx';
import styles from './SeoReport.module.css';
import { SpeedScales } from './SpeedScales.tsx';

/** Monthly SEO report for a customer. In every chart hollow marks are before and solid marks are now. */
export function SeoReport({ report }: { report: SeoReportData }) {
  const { titles, figures, clicks, pages, speed } = report;
  const then = clicks[0]?.month ?? '';
  const now = clicks.at(-1)?.month ?? '';
  return (
    <article className={`columns ${styles.report}`} aria-labelledby="rapport-titel">
      <header className={`cluster ${styles.header}`}>
        <h3 id="rapport-titel">{report.title}</h3>
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
      <Panel area="clicks" title={titles.clicks}>
        <ClicksChart months={clicks} label={`Klik pr. måned fra ${then} til ${now}`} />
        <ClicksTable months={clicks} />
      </Panel>
      <dl className={`counts ${styles.figures}`}>
        {figures.map(({ label, since, before, now }) => (
          <div key={label}>
            <dt className="soft">{`${label}, ${since} ${formatNumber(before)}`}</dt>
            <dd className="figure">{formatNumber(now)}</dd>
          </div>
        ))}
      </dl>
      <Panel area="keywords" title={titles.keywords}>
        <KeywordTable {...report} />
      </Panel>
      <Panel area="speed" title={titles.speed}>
        <SpeedScales speed={speed} />
      </Panel>
      <Panel area="pages" title={titles.pages}>
        <PageBars pages={pages} />
      </Panel>
    </article>
  );
}

type PanelProps = { area: string; title: string; children: ReactNode };

function Panel({ area, title, children }: PanelProps) {
  const id = `rapport-${area}`;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
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
