import { type Category, categories } from '#src/site/categories.ts';

/** Options of the category buttons, in display order. */
export const categoryChoices = ['Alle', ...categories] as const;

export type Filter = { readonly query: string; readonly category: 'Alle' | Category };

export const emptyFilter: Filter = { query: '', category: 'Alle' };

/** Longer than any title; a longer query would only slow the search down. */
export const maxQueryLength = 80;

/** Collapses whitespace in a query and cuts it to `maxQueryLength`. */
export function normalizeQuery(query: string): string {
  return query.replace(/\s+/g, ' ').trim().slice(0, maxQueryLength).trimEnd();
}

/** Whether the filter excludes anything. */
export function isActive({ query, category }: Filter): boolean {
  return category !== 'Alle' || normalizeQuery(query) !== '';
}

/** Returns the filter of a page's address, such as `/artikler?kategori=SEO&q=pris`. Unknown values are ignored. */
export function readFilter(href: string): Filter {
  const { searchParams } = new URL(href);
  const wanted = searchParams.get('kategori')?.toLowerCase();
  return {
    category: categoryChoices.find((choice) => choice.toLowerCase() === wanted) ?? 'Alle',
    query: normalizeQuery(searchParams.get('q') ?? ''),
  };
}

/** Returns a page's address with this filter, as it is if it has the filter already. Other parameters are kept. */
export function addressWith(href: string, filter: Filter): string {
  const query = normalizeQuery(filter.query);
  const present = readFilter(href);
  if (present.query === query && present.category === filter.category) return href;
  const address = new URL(href);
  address.searchParams.delete('kategori');
  address.searchParams.delete('q');
  if (filter.category !== 'Alle') address.searchParams.set('kategori', filter.category);
  if (query) address.searchParams.set('q', query);
  return address.href;
}
