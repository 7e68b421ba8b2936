import { type Category, categories } from '#src/content/categories.ts';
import type { SearchDocument } from './documents.ts';

/** Options of the category buttons, in display order. */
export const categoryChoices = ['Alle', ...categories] as const;
export type CategoryChoice = 'Alle' | Category;

export type Filter = { readonly query: string; readonly category: CategoryChoice };

export const emptyFilter: Filter = { query: '', category: 'Alle' };

/** Longer than any title; a longer query would only slow the search down. */
export const maxQueryLength = 80;

/** Collapses whitespace in a query and cuts it to `maxQueryLength`. */
export function normalizeQuery(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trimEnd();
}

export function isCategoryChoice(value: string): value is CategoryChoice {
  return (categoryChoices as readonly string[]).includes(value);
}

/** Whether the filter excludes anything. */
export function isActive({ query, category }: Filter): boolean {
  return category !== 'Alle' || normalizeQuery(query) !== '';
}

export function hasCategory(document: Pick<SearchDocument, 'category'>, category: CategoryChoice): boolean {
  return category === 'Alle' || document.category === category;
}

/**
 * Returns the text that exact matches are looked up in: title, description and tags, in lower case. Queries contain no
 * line breaks, so none matches across two fields.
 */
export function exactText({
  title,
  description,
  tags,
}: Pick<SearchDocument, 'title' | 'description' | 'tags'>): string {
  return [title, description, ...tags].join('\n').toLowerCase();
}
