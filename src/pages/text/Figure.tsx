import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { drawings } from '#src/content/collections.ts';
import { resizedPath } from '#src/content/resized-path.ts';
import { keepTogether } from '#src/lib/keep-together.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import styles from './mdx-components.module.css';

type FigureProps = { billede: string; alt: string; tekst: string; kredit?: string };

/** Renders a figure. A drawing is one SVG file for every width; a raster picture has several sizes. */
export function Figure({ billede, alt, tekst, kredit }: FigureProps) {
  const isDrawing = billede.endsWith('.svg') && !isExternalPicture(billede);
  return (
    <figure className={styles.drawing}>
      {isDrawing ? <Drawing file={billede} alt={alt} /> : <Raster file={billede} alt={alt} />}
      <figcaption className="caption">
        {keepTogether(tekst)}
        {kredit && <span className={styles.credit}> {kredit}</span>}
      </figcaption>
    </figure>
  );
}

function Drawing({ file, alt }: { file: string; alt: string }) {
  return (
    <img
      className={styles.drawn}
      src={`/billeder/indhold/${file}`}
      {...drawings[file]}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Renders a picture in the widths that `npm run pictures` makes of it. */
function Raster({ file, alt }: { file: string; alt: string }) {
  const path = resizedPath(file);
  return (
    <Picture
      src={isExternalPicture(file) ? file : `/billeder/${path}`}
      {...pictureSizesOf(path)}
      alt={alt}
      sizes="(width >= 64rem) 44rem, 100vw"
    />
  );
}
