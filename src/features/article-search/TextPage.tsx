import { Marked } from './Marked.tsx';
import shared from './Result.module.css';
import type { TextHit } from './search-text.ts';
import styles from './TextPage.module.css';

/** Renders the sections of one page that contain the words, each with an excerpt, below the title of the page. */
export function TextPage({ hits }: { hits: readonly TextHit[] }) {
  return (
    <li className={styles.page}>
      <h3 className={styles.title}>{hits[0]?.page}</h3>
      <ul className={styles.hits}>
        {hits.map(({ href, heading, excerpt }) => (
          <li key={href} className={`${shared.result} ${styles.hit}`}>
            <a className={shared.link} href={href}>
              <Marked pieces={heading} />
            </a>
            <p className={shared.excerpt}>
              <Marked pieces={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}
