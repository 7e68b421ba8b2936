import type { CaseStudy } from '#src/content/types.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { vatWords } from '#src/site/vat.ts';

/** What the customer paid, as it was, and what the website costs each year. */
export function CasePrice({ paid, running }: Pick<CaseStudy, 'paid' | 'running'>) {
  return `Kostede ${formatKroner(paid)} og ${formatKroner(running)} om året i drift, ${vatWords.ekskl}`;
}
