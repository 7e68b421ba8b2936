import type { Answer } from './answer.ts';
import { cleanQuery } from './filter.ts';

export const nothingFound =
  'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

/** Whether a search has looked everywhere and found nothing. */
export function isNothing({ count, text }: Pick<Answer, 'count' | 'text'>): boolean {
  return count === 0 && text !== 'waiting' && countsOf(text).every((found) => found === 0);
}

/** What came of a search, as it is shown and read aloud. */
export function outcomeText(answer: Pick<Answer, 'filter' | 'count' | 'similarOnly' | 'text'>): string {
  const { filter, count, similarOnly, text } = answer;
  const query = cleanQuery(filter.query);
  if (isNothing(answer)) return nothingFound;
  const place = filter.category === 'Alle' ? '' : ` i ${filter.category}`;
  if (similarOnly) return `Ingen artikler${place} rummer »${query}« præcis sådan. ${count} ligner.`;
  const [sections, pages] = countsOf(text);
  if (typeof text === 'object' && text.partly)
    return `Intet sted rummer alle ordene i »${query}«. ${sections + pages} rummer nogle af dem.`;
  const inText = [
    sections && `${count === 0 ? 'i ' : ''}${sections} afsnit`,
    pages && (pages === 1 ? '1 andet sted på siden' : `${pages} andre steder på siden`),
  ].filter(Boolean);
  if (count === 0 && text === 'waiting') return 'Søger i teksten …';
  if (count === 0) return `»${query}« står ${inText.join(' og ')}${place}`;
  const articles = `${count === 1 ? '1 artikel' : `${count} artikler`}${query && ` med »${query}«`}${place}`;
  const last = inText.pop();
  return last ? `${[articles, ...inText].join(', ')} og ${last}` : articles;
}

function countsOf(text: Answer['text']): [sections: number, pages: number] {
  return typeof text === 'string' ? [0, 0] : [text.articles.count, text.elsewhere.count];
}
