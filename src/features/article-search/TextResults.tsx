import { Button } from '#src/components/button/Button.tsx';
import { Marked } from './Marked.tsx';
import type { TextHits } from './search-text.ts';
import styles from './TextResults.module.css';
import { useFocusOnMore } from './use-focus-on-more.ts';

type TextResultsProps = TextHits & {
  readonly id: string;
  readonly title: string;
  readonly showMore: () => void;
};

/** Lists the sections that contain the words, each with an excerpt. */
export function TextResults({ id, title, count, hits, showMore }: TextResultsProps) {
  const { list, awaitMore } = useFocusOnMore(hits.length);
  if (count === 0) return null;
  return (
    <section className={styles.results} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ol ref={list} className={styles.hits}>
        {hits.map(({ href, heading, page, excerpt }) => (
          <li key={href} className={styles.hit}>
            <a href={href}>{heading}</a>
            {page !== heading && <span className={styles.page}>{page}</span>}
            <p className={styles.excerpt}>
              <Marked pieces={excerpt} />
            </p>
          </li>
        ))}
      </ol>
      {hits.length < count && (
        <Button
          variant="quiet"
          onClick={() => {
            awaitMore();
            showMore();
          }}
        >
          Vis flere
        </Button>
      )}
    </section>
  );
}
