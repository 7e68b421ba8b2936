import card from '#src/components/article-card/ArticleCard.module.css';
import { Picture } from '#src/components/picture/Picture.tsx';
import { highlight } from '#src/lib/highlight.ts';
import type { FoundArticle } from './answer.ts';
import { Marked } from './Marked.tsx';
import shared from './Result.module.css';
import styles from './ResultRow.module.css';

type ResultRowProps = {
  article: FoundArticle;
  /** Folded words to mark. */
  marks: readonly string[];
};

/** Renders one article that was found, with its matching sections. */
export function ResultRow({ article, marks }: ResultRowProps) {
  const { title, excerpt, category, date, dateText, readingTime, path, image, matching } = article;
  return (
    <li className={`${shared.result} ${styles.row}`}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className={shared.link} href={path}>
            <Marked pieces={highlight(title, marks)} />
          </a>
        </h3>
        <p className={card.meta}>
          <span className={card.category}>{category}</span>
          <time dateTime={date}>{dateText}</time>
          <span>{`${readingTime} min. læsning`}</span>
        </p>
        <p className={shared.excerpt}>
          <Marked pieces={highlight(excerpt, marks)} />
        </p>
        <span className={card.more} aria-hidden="true">
          Læs artikel
        </span>
        {matching.length > 0 && (
          <ul className={styles.headings} aria-label={`Afsnit i ${title}`}>
            {matching.map(({ id, text }) => (
              <li key={id}>
                <a href={`${path}#${id}`}>
                  <span>
                    <Marked pieces={highlight(text, marks)} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture
        src={`/billeder/artikler/${image}`}
        widths={[480]}
        width={480}
        height={320}
        alt=""
        sizes="25vw"
      />
    </li>
  );
}
