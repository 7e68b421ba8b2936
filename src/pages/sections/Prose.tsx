import type { ReactNode } from 'react';

/** Running text with what articles have: tables, figures, boxes. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
