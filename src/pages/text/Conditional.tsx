import type { ReactNode } from 'react';
import { hasFilm } from '#src/content/collections.ts';
import type { Condition } from '#src/site/conditions.ts';
import { usedStatisticsTool } from '#src/site/statistics-tool.ts';

const tool = usedStatisticsTool(import.meta.env.VITE_ANALYTICS_SRC);

const isTrue: Readonly<Record<Condition, boolean>> = {
  film: hasFilm,
  statistik: Boolean(tool),
  'statistik-uden-samtykke': Boolean(tool?.withoutConsent),
  overfoersel: Boolean(tool?.transfer),
};

type ConditionalProps = { har?: Condition; mangler?: Condition; children: ReactNode };

/** What a text says only if the site has something, or only if it lacks it. */
export function Conditional({ har, mangler, children }: ConditionalProps) {
  return (!har || isTrue[har]) && !(mangler && isTrue[mangler]) && children;
}
