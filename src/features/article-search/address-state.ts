import { categoryChoices, cleanQuery, type Filter } from './filter.ts';

/** The filter that an address's `?kategori=SEO&q=pris` stands for. What it does not know it leaves out. */
export function readFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const wanted = params.get('kategori')?.toLowerCase();
  return {
    category: categoryChoices.find((choice) => choice.toLowerCase() === wanted) ?? 'Alle',
    query: cleanQuery(params.get('q') ?? ''),
  };
}

/** The part of the address from `?` on with this filter in it; other parameters stay. */
export function writeFilter(search: string, { query, category }: Filter): string {
  const params = new URLSearchParams(search);
  params.delete('kategori');
  params.delete('q');
  if (category !== 'Alle') params.set('kategori', category);
  if (cleanQuery(query)) params.set('q', cleanQuery(query));
  const text = params.toString();
  return text && `?${text}`;
}
