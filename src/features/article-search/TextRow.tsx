import { Marked } from './Marked.tsx';
import shared from './Result.module.css';
import type { TextHit } from './search-text.ts';
import styles from './TextRow.module.css';

/** Renders a section that contains the words, with an excerpt. */
export function TextRow({ hit: { href, heading, page, excerpt } }: { hit: TextHit }) {
  return (
    <li className={`${shared.result} ${styles.row}`}>
      <a className={shared.link} href={href}>
        {heading}
      </a>
      {page !== heading && <span className={styles.page}>{page}</span>}
      <p className={shared.excerpt}>
        <Marked pieces={excerpt} />
      </p>
    </li>
  );
}
