import { keepTogether } from '#src/lib/keep-together.ts';
import { FigurePicture } from './FigurePicture.tsx';
import styles from './mdx-components.module.css';

type FigureProps = { billede: string; alt: string; tekst: string; kredit?: string };

export function Figure({ billede, alt, tekst, kredit }: FigureProps) {
  return (
    <figure className={styles.drawing}>
      <FigurePicture billede={billede} alt={alt} className={styles.drawn} />
      <figcaption className="caption">
        {keepTogether(tekst)}
        {kredit && <span className={styles.credit}> {kredit}</span>}
      </figcaption>
    </figure>
  );
}
