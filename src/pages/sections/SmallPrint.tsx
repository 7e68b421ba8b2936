import type { ReactNode } from 'react';
import styles from './SmallPrint.module.css';
import { partsOf } from './slots.ts';

/** Paragraphs in small type, two of them side by side where there is room. */
export function SmallPrint({ children }: { children: ReactNode }) {
  const paragraphs = partsOf(children).filter(({ type }) => type === 'p');
  // What stands on one line with its tags is no paragraph.
  if (paragraphs.length === 0) return <p className="caption">{children}</p>;
  const captions = paragraphs.map(({ key, props }) => (
    <p key={key} className="caption">
      {props.children}
    </p>
  ));
  return captions.length === 1 ? captions : <div className={`stack ${styles.notes}`}>{captions}</div>;
}
