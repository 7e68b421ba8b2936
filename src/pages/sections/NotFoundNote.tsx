import type { ReactNode } from 'react';

/** Says that the address led nowhere. */
export function NotFoundNote({ children }: { children: ReactNode }) {
  return (
    <div className="problem" role="status" data-not-found>
      {children}
    </div>
  );
}
