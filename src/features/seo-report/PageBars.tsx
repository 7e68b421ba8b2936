import type { SeoReport } from '#src/content/types.ts';
import { formatNumber } from '#src/site/format-fact.ts';
import styles from './SeoReport.module.css';

/** Bar chart of the pages with the most clicks, in the given order. */
export function PageBars({ pages }: { pages: SeoReport['pages'] }) {
  const highest = Math.max(1, ...pages.map(({ clicks }) => clicks));
  return (
    <ol className={styles.pages}>
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
