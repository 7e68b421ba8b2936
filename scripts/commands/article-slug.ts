import { transliterate } from '#src/content/mdx/transliterate.ts';

/** The file name, and so the address, of an article: `Få flere kunder på nettet` gives `faa-flere-kunder-paa-nettet`. */
export function articleSlug(title: string): string {
  return transliterate(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
