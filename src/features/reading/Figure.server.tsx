import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Picture } from '#src/components/picture/Picture.tsx';
import { isHostedPicture } from '#src/site/image-hosts.ts';
import styles from './mdx-components.module.css';

type FigureProps = { billede: string; alt: string; tekst: string; kredit?: string };

/** A drawing is one file for every width; a picture is loaded by size. */
export function Figure({ billede, alt, tekst, kredit }: FigureProps) {
  const isDrawing = billede.endsWith('.svg') && !isHostedPicture(billede);
  return (
    <figure className={styles.drawing}>
      {isDrawing ? <Drawn file={billede} alt={alt} /> : <Raster file={billede} alt={alt} />}
      <figcaption>
        {tekst}
        {kredit && <span className={styles.credit}> {kredit}</span>}
      </figcaption>
    </figure>
  );
}

function Drawn({ file, alt }: { file: string; alt: string }) {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(readPicture(file)) ?? [];
  const [, , width, height] = viewBox.trim().split(/[\s,]+/);
  return (
    <img
      className={styles.drawn}
      src={`/billeder/indhold/${file}`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

/** `npm run pictures` makes the two widths of every picture in content/billeder; the cases' pictures have a third, and are taller. */
function Raster({ file, alt }: { file: string; alt: string }) {
  const isCase = file.startsWith('cases/');
  const own = `/billeder/${isCase ? '' : 'indhold/'}${file.replace(/\.\w+$/, '')}`;
  return (
    <Picture
      src={isHostedPicture(file) ? file : own}
      widths={isCase ? [640, 960, 1280] : [640, 1280]}
      width={1280}
      height={isCase ? 960 : 853}
      alt={alt}
      sizes="(width >= 64rem) 44rem, 100vw"
    />
  );
}

/**
 * The source of a drawing in content/billeder, e.g. `seo-guide-2025/kurve.svg`. Read when an article is rendered,
 * on the server: thousands of drawings need not all be in memory.
 */
function readPicture(file: string): string {
  return readFileSync(join(process.env.CONTENT_DIRECTORY || 'content', 'billeder', file), 'utf8');
}
