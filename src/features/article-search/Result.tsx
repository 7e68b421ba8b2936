import { Picture } from '#src/components/picture/Picture.tsx';
import { languageOf } from '#src/site/categories.ts';
import type { Piece } from './excerpt.ts';
import styles from './Result.module.css';
import type { FoundPage } from './search.ts';

/** Renders a page that was found, with its best sections; an article with what its card shows. */
export function Result({ path, title, excerpt, sections, article }: FoundPage) {
  return (
    <li className={`${styles.page} ${article ? styles.article : ''}`}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <a className="covers" href={path}>
            <Marked pieces={title} />
          </a>
        </h3>
        {article && (
          <p className="caption cluster">
            <b lang={languageOf(article.category)}>{article.category}</b>
            <time dateTime={article.date}>{article.dateText}</time>
            <span>{article.readingTime} min. læsning</span>
          </p>
        )}
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <Marked pieces={excerpt} />
          </p>
        )}
        {sections.length > 0 && (
          <ul className="stack">
            {sections.map((section) => (
              <li key={section.path} className={styles.section}>
                <a className="covers" href={section.path}>
                  <Marked pieces={section.title} />
                </a>
                <p className={styles.excerpt}>
                  <Marked pieces={section.excerpt} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {article && (
        <Picture
          src={`/billeder/artikler/${article.image}`}
          widths={[480]}
          width={480}
          height={320}
          alt=""
          sizes="25vw"
        />
      )}
    </li>
  );
}

/**
 * Renders a text with the matching words marked. Each piece is an element: a browser's translator replaces text, and
 * React could not remove text that stood beside other pieces.
 */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => {
    const Tag = marked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text are never reordered.
    return <Tag key={index}>{text}</Tag>;
  });
}
