import { Button } from '#src/components/button/Button.tsx';
import type { TextHits } from './search-text.ts';
import styles from './TextResults.module.css';

type TextResultsProps = TextHits & {
  readonly id: string;
  readonly title: string;
  readonly showMore: () => void;
};

/** Sections that hold the words, each with a sentence around them. */
export function TextResults({ id, title, count, hits, showMore }: TextResultsProps) {
  if (count === 0) return null;
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol className={styles.hits}>
        {hits.map(({ href, heading, page, excerpt }) => (
          <li key={href} className={styles.hit}>
            <a href={href}>{heading}</a>
            {page !== heading && <span className={styles.page}>{page}</span>}
            <p className={styles.excerpt}>
              {excerpt.map(({ text, marked }, index) => {
                // The pieces of one sentence never change places.
                const key = index;
                return marked ? <mark key={key}>{text}</mark> : text;
              })}
            </p>
          </li>
        ))}
      </ol>
      {hits.length < count && (
        <Button variant="quiet" onClick={showMore}>
          Vis flere
        </Button>
      )}
    </section>
  );
}
