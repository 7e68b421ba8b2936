import type { Article } from '#src/content/types.ts';
import { shortDate } from '#src/lib/danish-date.ts';
import { keepTogether } from '#src/lib/keep-together.ts';
import { languageOf } from '#src/site/categories.ts';
import styles from './ArticleCard.module.css';
import { Picture } from './picture/Picture.tsx';
import { pictureSizes } from './picture/picture-sizes.ts';

type ArticleCardProps = {
  article: Article;
  /** `card` is the normal card of a grid, `wide` one with half a row, or a whole row on tablets, `lead` the large one. */
  variant?: 'card' | 'wide' | 'lead';
  /** Whether its picture is in the first view. */
  priority?: boolean;
};

const sizes = {
  card: '(width >= 64rem) 27rem, (width >= 40rem) 46vw, 92vw',
  wide: '(width >= 64rem) 39rem, 92vw',
  lead: '(width >= 64rem) 56rem, 92vw',
};

/** Name of an article's picture in the transition from a list to the article. */
export const travelName = (path: string) => `artikel-${path.slice(path.lastIndexOf('/') + 1)}`;

/** Article in a list. Its link covers the whole card. */
export function ArticleCard({ article, variant = 'card', priority }: ArticleCardProps) {
  const { title, excerpt, category, listDate, listReadingTime, path, image } = article;
  const { widths } = pictureSizes.artikler;
  return (
    <article className={variant === 'lead' ? `${styles.card} ${styles.lead}` : styles.card}>
      <Picture
        src={`/billeder/artikler/${image}`}
        widths={variant === 'lead' ? widths : widths.slice(0, -1)}
        width={1200}
        height={800}
        alt=""
        sizes={sizes[variant]}
        priority={priority}
        travels={travelName(path)}
      />
      <div className={styles.words}>
        <h3>{keepTogether(title)}</h3>
        <p className="caption cluster">
          <b lang={languageOf(category)}>{category}</b>
          <time dateTime={listDate}>{shortDate(listDate)}</time>
          <span>{listReadingTime} min. læsning</span>
        </p>
        <p className="soft">{excerpt}</p>
        <a className="target covers" href={path}>
          Læs artikel<span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </article>
  );
}
