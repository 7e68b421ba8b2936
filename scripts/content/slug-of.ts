import { withoutAccents } from './without-accents.ts';

/** Returns a text as part of an address or a file name: `Få flere kunder på nettet` gives `faa-flere-kunder-paa-nettet`. */
export function slugOf(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
