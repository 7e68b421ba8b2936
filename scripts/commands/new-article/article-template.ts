import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { today } from '#src/site/today.ts';

const yamlOf = (text: string) => stringify(text, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trim();

/** Returns the source of a new, valid article: `artikel.mdx`, which tells the writer how to continue. */
export function articleTemplate(title: string): string {
  // Within the length limits for every valid title, and different for each.
  const description = `${title.replace(/[.!?]+$/, '')}: SKRIV HER, hvad artiklen svarer på, og hvorfor den er værd at læse.`;
  return readFileSync(join(import.meta.dirname, 'artikel.mdx'), 'utf8')
    .replace('{{titel}}', () => yamlOf(title))
    .replace('{{beskrivelse}}', () => yamlOf(description))
    .replace('{{dato}}', today());
}
