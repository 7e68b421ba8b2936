import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

/** Table with the data of the clicks chart, and the impressions and enquiries. */
export function ClicksTable({ months }: { months: SeoReport['clicks'] }) {
  return (
    <details className={styles.more}>
      <summary>Se tallene måned for måned</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Klik, visninger og henvendelser måned for måned</caption>
        <thead>
          <tr>
            <th scope="col">Måned</th>
            <th scope="col">Klik</th>
            <th scope="col">Visninger</th>
            <th scope="col">Henvendelser</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, clicks, impressions, enquiries }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatNumber(clicks)}</td>
              <td>{formatNumber(impressions)}</td>
              <td>{formatNumber(enquiries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
