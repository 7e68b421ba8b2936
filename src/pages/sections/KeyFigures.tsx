import type { ReactNode } from 'react';
import { Stats } from '#src/components/Stats.tsx';
import { labelledPoints } from './slots.ts';

/** Key figures from a list, `- **figure** what it counts`. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return (
    <Stats
      items={labelledPoints(children).map(({ key, label, value }) => ({ key, figure: label, label: value }))}
    />
  );
}
