import { type Category, categories } from '#src/content/types.ts';
import type { SearchDocument } from './documents.ts';

/** The choices of the category buttons, in their order. */
export const categoryChoices = ['Alle', ...categories] as const;
export type CategoryChoice = 'Alle' | Category;

export type Filter = { readonly query: string; readonly category: CategoryChoice };

export const emptyFilter: Filter = { query: '', category: 'Alle' };

/** Longer than any title; what is pasted beyond it would only slow the search down. */
export const longestQuery = 80;

/** A query as it is searched for: without more space than it needs, and not too long. */
export function cleanQuery(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, longestQuery).trimEnd();
}

export function isCategoryChoice(value: string): value is CategoryChoice {
  return (categoryChoices as readonly string[]).includes(value);
}

/** Whether the filter leaves anything out. */
export function isActive({ query, category }: Filter): boolean {
  return category !== 'Alle' || cleanQuery(query) !== '';
}

export function hasCategory(document: Pick<SearchDocument, 'category'>, category: CategoryChoice): boolean {
  return category === 'Alle' || document.category === category;
}

/**
 * What the overview's plain rule looks in: a query matches that stands, in any case, in the title, the
 * description or a tag. No query holds a line break, so none reaches from one into the next.
 */
export function exactText({
  title,
  description,
  tags,
}: Pick<SearchDocument, 'title' | 'description' | 'tags'>): string {
  return [title, description, ...tags].join('\n').toLowerCase();
}
