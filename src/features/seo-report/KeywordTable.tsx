import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

type Keyword = SeoReport['keywords'][number];

/** Table of keywords with their positions before and now, and a drawing of the change. */
export function KeywordTable({ keywords, positionsSince }: Pick<SeoReport, 'keywords' | 'positionsSince'>) {
  const worst = Math.max(...keywords.flatMap(({ before, now }) => [before, now]));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Fulgte søgeord med placering i {positionsSince} og nu</caption>
      <thead>
        <tr>
          <th scope="col">Søgeord</th>
          <th scope="col">I&nbsp;{positionsSince}</th>
          <th scope="col">Nu</th>
          <th scope="col" className={styles.way}>
            <span className={styles.ends}>
              <span>{worst}</span>
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
              {keyword.word}{' '}
              <small className="soft">{formatNumber(keyword.searches)} søgninger om måneden</small>
            </th>
            <td>{keyword.before}</td>
            <td>
              <strong>{keyword.now}</strong>
            </td>
            <td className={styles.way}>
              <PositionLine keyword={keyword} worst={worst} />
              <span className="visually-hidden">{positionChange(keyword.before, keyword.now)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the change of a search position in words. Position 1 is the best. */
function positionChange(before: number, now: number): string {
  const places = Math.abs(before - now);
  if (places === 0) return 'uændret';
  return `${places} ${places === 1 ? 'plads' : 'pladser'} ${now < before ? 'frem' : 'tilbage'}`;
}

/** Line from the old position to the new one, with position 1 at the right. */
function PositionLine({ keyword: { before, now }, worst }: { keyword: Keyword; worst: number }) {
  const x = (position: number) => `${Math.round((1 - (position - 1) / Math.max(worst - 1, 1)) * 92 + 4)}%`;
  return (
    <svg overflow="visible" width="100%" height="24" aria-hidden>
      <line stroke="var(--border)" x1="4%" x2="96%" y1="12" y2="12" />
      <line stroke="var(--link)" strokeWidth="2" x1={x(before)} x2={x(now)} y1="12" y2="12" />
      <circle className={styles.before} cx={x(before)} cy="12" r="4.5" />
      <circle className={styles.now} cx={x(now)} cy="12" r="5.5" />
    </svg>
  );
}
