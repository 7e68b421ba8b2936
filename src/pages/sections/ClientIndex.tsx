import { cases } from '#src/content/collections.ts';
import { keepTogether } from '#src/lib/keep-together.ts';
import { islandAt } from '#src/pages/cases/island-outlines.ts';
import styles from './ClientIndex.module.css';

/** The strokes around an island are its depths, widest first. */
const depths = [
  ['#3f6e79', 32],
  ['#174e5b', 29.6],
  ['#7ca5a9', 13.6],
  ['#225f6d', 11.6],
] as const;

/**
 * Index of the cases: a link to each, beside an island of its own. A chart of an archipelago on wide screens, and a list
 * with the islands in their customers' colours on phones.
 */
export function ClientIndex() {
  return (
    <nav className={styles.index} aria-label="Cases på denne side" data-print="no">
      <ul className={styles.clients}>
        {cases.map(({ id, title, colour }, index) => {
          const island = islandAt(index);
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <svg viewBox="0 0 120 100" aria-hidden="true" data-decoration>
                  {depths.map(([colour, width]) => (
                    <path key={colour} stroke={colour} strokeWidth={width} d={island} />
                  ))}
                  <path className={styles.land} d={island} fill={colour} />
                </svg>
                <span>{keepTogether(title)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
