import type { SearchDocument } from './documents.ts';
import { Marked } from './Marked.tsx';
import { matchingHeadings } from './matching-headings.ts';
import styles from './ResultRow.module.css';
import type { Spelling } from './speller.ts';

type ResultRowProps = {
  article: SearchDocument;
  /** What was looked for. */
  words: readonly (readonly Spelling[])[];
};

/** One article that was found, with the sections that matched. */
export function ResultRow({ article, words }: ResultRowProps) {
  const { title, excerpt, category, date, dateText, readingTime, path, image } = article;
  const headings = matchingHeadings(article, words);
  const marks = [...new Set(words.flat().map(({ text }) => text))];
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a href={path}>
            <Marked text={title} words={marks} />
          </a>
        </h3>
        <p className={styles.meta}>
          <span className={styles.category}>{category}</span>
          <time dateTime={date}>{dateText}</time>
          <span>{readingTime} min. læsning</span>
        </p>
        <p className={styles.excerpt}>
          <Marked text={excerpt} words={marks} />
        </p>
        {headings.length > 0 && (
          <ul className={styles.headings} aria-label={`Afsnit i ${title}`}>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`${path}#${id}`}>
                  <span>
                    <Marked text={text} words={marks} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={`/billeder/artikler/${image}-480.avif`} />
        <img
          src={`/billeder/artikler/${image}-480.webp`}
          width={480}
          height={320}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </li>
  );
}
