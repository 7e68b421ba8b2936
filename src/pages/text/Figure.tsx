import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { drawings } from '#src/content/collections.ts';
import { resizedPath } from '#src/content/resized-path.ts';
import { keepTogether } from '#src/lib/keep-together.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import styles from './mdx-components.module.css';

type FigureProps = { billede: string; alt: string; tekst: string; kredit?: string };

/** Renders a figure. A drawing is one SVG file for every width; `npm run pictures` makes several sizes of a picture. */
export function Figure({ billede, alt, tekst, kredit }: FigureProps) {
  const isExternal = isExternalPicture(billede);
  const path = resizedPath(billede);
  return (
    <figure className={styles.drawing}>
      {billede.endsWith('.svg') && !isExternal ? (
        <img
          className={styles.drawn}
          src={`/billeder/indhold/${billede}`}
          {...drawings[billede]}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Picture
          src={isExternal ? billede : `/billeder/${path}`}
          {...pictureSizesOf(path)}
          alt={alt}
          sizes="(width >= 64rem) 44rem, 100vw"
        />
      )}
      <figcaption className="caption">
        {keepTogether(tekst)}
        {kredit && <span className={styles.credit}> {kredit}</span>}
      </figcaption>
    </figure>
  );
}
