import type { ReactNode } from 'react';
import { BoldIsFigure } from './entries.tsx';
import { LinkLook } from './Link.tsx';
import { entriesOf } from './slots.ts';
import styles from './Ways.module.css';

/** Ways to reach the company below the hero, the first the most important. */
export function Ways({ children }: { children: ReactNode }) {
  return (
    <ul className={`wrap cells captions ${styles.ways}`}>
      <LinkLook value="target">
        <BoldIsFigure value={true}>
          {entriesOf(children).map(({ key, title, body }) => (
            <li key={key}>
              <h2>{title}</h2>
              {body}
            </li>
          ))}
        </BoldIsFigure>
      </LinkLook>
    </ul>
  );
}
