import type { ReactNode } from 'react';
import { FigurePicture } from '#src/pages/text/FigurePicture.tsx';
import styles from './Logos.module.css';
import { partsOf } from './slots.ts';

/** Logos beside each other, in as many rows as they need. */
export function Logos({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.logos}>
      {partsOf(children).map((logo) => (
        <li key={logo.key}>{logo}</li>
      ))}
    </ul>
  );
}

/** Logo of a customer or partner: a drawing or a picture. */
export function LogoPicture({ billede, navn }: { billede: string; navn: string }) {
  return <FigurePicture billede={billede} alt={navn} sizes="12rem" />;
}
