import type { Root } from 'mdast';
import type { Finding } from '../diagnostic.ts';

/** The YAML at the top of a file, and the line on which it begins. */
export type FrontMatter = { readonly yaml: string; readonly line: number };

/** Returns the front matter of a text; null when it does not begin with it. */
export function frontMatterOf({ children: [first] }: Root): FrontMatter | null {
  return first?.type === 'yaml' && first.value.trim() ? { yaml: first.value, line: 2 } : null;
}

/** Returns what is wrong with a text that has no front matter. */
export function fenceFinding(source: string): Finding {
  const [first = ''] = source.split(/\r?\n/);
  return {
    line: 1,
    where: 'front matter',
    found:
      first.trim() === '---' ? 'kun én linje med ---, eller ingen felter' : first.trim() || 'en tom linje',
    expected: 'felter mellem to linjer med præcis ---, den første i linje 1',
    example: '---',
  };
}
