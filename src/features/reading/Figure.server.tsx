import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import { contentDirectory } from '#src/content/collections.ts';
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
      <figcaption>
        {keepTogether(tekst)}
        {kredit && <span className={styles.credit}> {kredit}</span>}
      </figcaption>
    </figure>
  );
}

function Drawing({ file, alt }: { file: string; alt: string }) {
  const [, , width, height] = viewBoxOf(readDrawing(file))
    .trim()
    .split(/[\s,]+/);
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

function viewBoxOf(drawing: string): string {
  const svg = parseFragment(drawing).childNodes.find((node) => node.nodeName === 'svg');
  const attributes = svg && 'attrs' in svg ? svg.attrs : [];
  return attributes.find(({ name }) => name === 'viewBox')?.value ?? '';
}

/** Renders a picture in the widths that `npm run pictures` makes of it. */
function Raster({ file, alt }: { file: string; alt: string }) {
  const isCase = file.startsWith('cases/');
  const local = `/billeder/${isCase ? '' : 'indhold/'}${file.replace(/\.\w+$/, '')}`;
  return (
    <Picture
      src={isExternalPicture(file) ? file : local}
      {...pictureSizes[isCase ? 'cases' : 'indhold']}
      alt={alt}
      sizes="(width >= 64rem) 44rem, 100vw"
    />
  );
}

/**
 * Returns the source of a drawing in content/billeder, e.g. `seo-guide-2025/kurve.svg`. Reads it only while an article
 * renders, because thousands of drawings need not all be in memory.
 */
function readDrawing(file: string): string {
  return readFileSync(join(contentDirectory, 'billeder', file), 'utf8');
}
