import { cleanQuery } from './filter.ts';
import type { SearchOutcome } from './search.ts';

/** What came of a search, as it is shown and read aloud. */
export function outcomeText({ filter, results, similarOnly }: SearchOutcome): string {
  const query = cleanQuery(filter.query);
  const count = results.length;
  if (count === 0)
    return 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';
  const place = filter.category === 'Alle' ? '' : ` i ${filter.category}`;
  if (similarOnly) return `Ingen artikler${place} rummer »${query}« præcis sådan. ${count} ligner.`;
  return `${count === 1 ? '1 artikel' : `${count} artikler`}${query && ` med »${query}«`}${place}`;
}
