import type { ReactNode } from 'react';

/** Paragraphs in small type. */
export function SmallPrint({ children }: { children: ReactNode }) {
  return <div className="caption stack">{children}</div>;
}
