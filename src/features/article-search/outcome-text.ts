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
  const [articles, pages] = countsOf(text);
  if (typeof text === 'object' && text.partly) {
    const places = articles + pages;
    return `Alle ordene i »${query}« står ingen steder sammen. Nogle af dem står på ${places} ${places === 1 ? 'side' : 'sider'}.`;
  }
  const numberOfArticles = (number: number) => (number === 1 ? '1 artikel' : `${number} artikler`);
  if (count === 0 && text === 'waiting') return 'Søger i teksten …';
  if (count === 0) {
    const where = [
      articles && `i ${numberOfArticles(articles)}`,
      pages && (pages === 1 ? 'på 1 anden side' : `på ${pages} andre sider`),
    ].filter(Boolean);
    return `»${query}« står ${where.join(' og ')}${place}`;
  }
  const found = `${numberOfArticles(count)}${query && ` med »${query}«`}${place}`;
  return articles + pages > 0 ? `${found}, og flere steder i teksten` : found;
}

function countsOf(text: Answer['text']): [articles: number, pages: number] {
  return typeof text === 'string' ? [0, 0] : [text.articles.count, text.elsewhere.count];
}
