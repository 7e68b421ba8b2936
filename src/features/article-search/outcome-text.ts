import { normalizeQuery } from './filter.ts';
import type { Answer } from './search.ts';

/** Whether a search found nothing. */
export function foundNothing({ articles, elsewhere }: Pick<Answer, 'articles' | 'elsewhere'>): boolean {
  return articles.length + elsewhere.length === 0;
}

/** Returns the status text of a search, which is both shown and announced. */
export function outcomeText(answer: Answer | 'none' | 'loading' | 'failed'): string {
  if (answer === 'none') return '';
  if (answer === 'loading') return 'Henter søgningen …';
  if (answer === 'failed')
    return 'Søgningen kunne ikke hentes. Prøv igen om lidt. Du kan finde artiklerne på listen herunder.';
  const { filter, articles, elsewhere, similarOnly } = answer;
  if (foundNothing(answer))
    return 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';
  const query = normalizeQuery(filter.query);
  const place = filter.category === 'Alle' ? '' : ` i ${filter.category}`;
  if (similarOnly) return `Vi fandt ikke »${query}«${place}. Her er det, der ligner mest.`;
  const counts = [
    articles.length && (articles.length === 1 ? '1 artikel' : `${articles.length} artikler`),
    elsewhere.length && (elsewhere.length === 1 ? '1 anden side' : `${elsewhere.length} andre sider`),
  ];
  return `${counts.filter(Boolean).join(' og ')}${query && ` med »${query}«`}${place}`;
}
