import type { ReactNode } from 'react';
import { Picture } from '#src/components/picture/Picture.tsx';
import { pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { drawings } from '#src/content/collections.ts';
import { resizedPath } from '#src/content/resized-path.ts';
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
  if (billede.endsWith('.svg'))
    return (
      <img
        src={`/billeder/indhold/${billede}`}
        {...drawings[billede]}
        alt={navn}
        loading="lazy"
        decoding="async"
      />
    );
  const path = resizedPath(billede);
  return <Picture src={`/billeder/${path}`} {...pictureSizesOf(path)} alt={navn} sizes="12rem" />;
}
