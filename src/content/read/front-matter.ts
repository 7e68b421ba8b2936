import type { Diagnostic } from '../diagnostic.ts';

// Some editors begin a file with a byte order mark.
const fence = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Divides an MDX file at the two `---` lines around its fields; null when there are none. */
export function splitFrontMatter(source: string): { readonly yaml: string; readonly text: string } | null {
  const [whole, yaml] = fence.exec(source) ?? [];
  return whole !== undefined && yaml !== undefined ? { yaml, text: source.slice(whole.length) } : null;
}

/** Returns what is wrong with a text that has no front matter. */
export function fenceDiagnostic(file: string, source: string): Diagnostic {
  const [first = ''] = source.replace(/^\ufeff/, '').split(/\r?\n/);
  return {
    file,
    line: 1,
    where: 'front matter',
    found:
      first.trim() === '---' ? 'kun én linje med ---, eller ingen felter' : first.trim() || 'en tom linje',
    expected: 'felter mellem to linjer med præcis ---, den første i linje 1',
    example: '---',
  };
}
