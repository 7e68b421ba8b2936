import type { Answer } from './answer.ts';
import { normalizeQuery } from './filter.ts';

const nothingFound = 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

/** Whether a complete search found nothing. */
export function foundNothing({ count, text }: Pick<Answer, 'count' | 'text'>): boolean {
  return count === 0 && text !== 'waiting' && countsOf(text).every((found) => found === 0);
}

/** Returns the status text of a search, which is both shown and announced. */
export function outcomeText(answer: Pick<Answer, 'filter' | 'count' | 'similarOnly' | 'text'>): string {
  const { filter, count, similarOnly, text } = answer;
  const query = normalizeQuery(filter.query);
  if (foundNothing(answer)) return nothingFound;
  const place = filter.category === 'Alle' ? '' : ` i ${filter.category}`;
  if (similarOnly)
    return `Ingen artikler${place} indeholder præcis »${query}«. ${count} indeholder noget, der ligner.`;
  const [sections, pages] = countsOf(text);
  if (typeof text === 'object' && text.partly) {
    const places = sections + pages;
    return `Alle ordene i »${query}« står ingen steder sammen. Nogle af dem står ${places} ${places === 1 ? 'sted' : 'steder'}.`;
  }
  const inText = [
    sections && `${count === 0 ? 'i ' : ''}${sections} afsnit`,
    pages && (pages === 1 ? '1 andet sted på hjemmesiden' : `${pages} andre steder på hjemmesiden`),
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
