import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { today } from '#src/site/today.ts';

/** What can be made, each with the template of its name: an article or a page of sections. */
export type Kind = 'artikel' | 'side';

/** Where a new text lies, and what its address begins with. */
export const places: Readonly<Record<Kind, { readonly folder: string; readonly parent: string }>> = {
  artikel: { folder: 'content/artikler', parent: '/artikler' },
  side: { folder: 'content/sider', parent: '' },
};

const yamlOf = (text: string) => stringify(text, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trim();

/** Returns the source of a new, valid text, which tells the writer how to continue. */
export function template(kind: Kind, title: string): string {
  // Within the length limits for every valid title, and different for each.
  const description = `${title.replace(/[.!?]+$/, '')}: SKRIV HER, hvad siden svarer på, og hvorfor den er værd at læse.`;
  return readFileSync(join(import.meta.dirname, `${kind}.mdx`), 'utf8')
    .replaceAll('{{titel}}', () => yamlOf(title))
    .replace('{{beskrivelse}}', () => yamlOf(description))
    .replace('{{dato}}', today());
}
