import { categoryChoices, type Filter, normalizeQuery } from './filter.ts';

/** Parses the filter from a query string such as `?kategori=SEO&q=pris`. Unknown values are ignored. */
export function readFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const wanted = params.get('kategori')?.toLowerCase();
  return {
    category: categoryChoices.find((choice) => choice.toLowerCase() === wanted) ?? 'Alle',
    query: normalizeQuery(params.get('q') ?? ''),
  };
}

/** Returns the query string with this filter; other parameters are kept. */
export function writeFilter(search: string, { query, category }: Filter): string {
  const params = new URLSearchParams(search);
  params.delete('kategori');
  params.delete('q');
  if (category !== 'Alle') params.set('kategori', category);
  if (normalizeQuery(query)) params.set('q', normalizeQuery(query));
  const text = params.toString();
  return text && `?${text}`;
}

/** Returns a page's address with this filter; null if its own, however it is written, has the same filter. */
export function addressWith(href: string, filter: Filter): URL | null {
  const address = new URL(href);
  const present = writeFilter(address.search, readFilter(address.search));
  const wanted = writeFilter(address.search, filter);
  address.search = wanted;
  return wanted === present ? null : address;
}
