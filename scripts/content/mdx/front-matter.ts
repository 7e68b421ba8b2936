import type { Root } from 'mdast';
import type { Finding } from '../diagnostic.ts';

export type FrontMatter = {
  readonly yaml: string;
  /** Line on which the YAML begins. */
  readonly line: number;
  /** First line of the text below it, and its number. */
  readonly below: { readonly text: string; readonly line: number };
};

/** Returns the front matter at the top of a file; null when it does not begin with it. */
export function frontMatterOf({ children: [first, second] }: Root, source: string): FrontMatter | null {
  if (first?.type !== 'yaml' || !first.value.trim()) return null;
  const line = second?.position?.start.line ?? 1;
  return { yaml: first.value, line: 2, below: { text: source.split(/\r?\n/)[line - 1] ?? '', line } };
}

/** Reports a field that stands below the front matter: it has no effect, and visitors would read it. */
export function checkBelow({ below: { text, line } }: FrontMatter, fields: readonly string[]): Finding[] {
  const field = fields.find((name) => text.startsWith(`${name}:`));
  if (!field) return [];
  return [
    { line, where: field, found: text, expected: 'feltet over den linje med ---, som slutter felterne' },
  ];
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
