import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

type Keyword = SeoReport['keywords'][number];

/** Each search term with its position then and now, and the way it has come. */
export function KeywordTable({ keywords }: { keywords: SeoReport['keywords'] }) {
  const deepest = Math.max(...keywords.flatMap(({ before, now }) => [before, now]));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Fulgte søgeord med placering før og nu</caption>
      <thead>
        <tr>
          <th scope="col">Søgeord</th>
          <th scope="col">Før</th>
          <th scope="col">Nu</th>
          <th scope="col" className={styles.way}>
            <span className={styles.ends}>
              <span>{deepest}</span>
              <span>Vejen til toppen</span>
              <span>1</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keywords.map((keyword) => (
          <tr key={keyword.word}>
            <th scope="row">
              {keyword.word} <small>{formatNumber(keyword.searches)} søgninger om måneden</small>
            </th>
            <td>{keyword.before}</td>
            <td>
              <strong>{keyword.now}</strong>
            </td>
            <td className={styles.way}>
              <Way keyword={keyword} deepest={deepest} />
              <span className="visually-hidden">{keyword.before - keyword.now} pladser frem</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Position 1 at the right: forward is to the right, as one reads. */
function Way({ keyword: { before, now }, deepest }: { keyword: Keyword; deepest: number }) {
  const place = (position: number) => `${Math.round((1 - (position - 1) / (deepest - 1)) * 92 + 4)}%`;
  return (
    <svg className={styles.wayLine} width="100%" height="24" aria-hidden>
      <line className={styles.level} x1="4%" x2="96%" y1="12" y2="12" />
      <line className={styles.course} x1={place(before)} x2={place(now)} y1="12" y2="12" />
      <circle className={styles.before} cx={place(before)} cy="12" r="4.5" />
      <circle className={styles.now} cx={place(now)} cy="12" r="5.5" />
    </svg>
  );
}
