import { GrowingList } from './GrowingList.tsx';
import { Marked } from './Marked.tsx';
import shared from './Result.module.css';
import type { TextHits } from './search-text.ts';
import styles from './TextResults.module.css';

type TextResultsProps = TextHits & {
  readonly id: string;
  readonly title: string;
  readonly showMore: () => void;
};

/** Lists the sections that contain the words, each with an excerpt. */
export function TextResults({ id, title, count, hits, showMore }: TextResultsProps) {
  if (count === 0) return null;
  // The words that follow an amount on its page may be outside the excerpt.
  const hasBarePrice = hits.some(({ excerpt }) => {
    const text = excerpt.map((piece) => piece.text).join('');
    return text.includes('kr.') && !text.includes('moms');
  });
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hasBarePrice && <p className={styles.page}>Priser er ekskl. moms, hvor andet ikke står.</p>}
      <GrowingList className={styles.hits} count={count} showMore={showMore}>
        {hits.map(({ href, heading, page, excerpt }) => (
          <li key={href} className={`${shared.result} ${styles.hit}`}>
            <a className={shared.link} href={href}>
              {heading}
            </a>
            {page !== heading && <span className={styles.page}>{page}</span>}
            <p className={shared.excerpt}>
              <Marked pieces={excerpt} />
            </p>
          </li>
        ))}
      </GrowingList>
    </section>
  );
}
