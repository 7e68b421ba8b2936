import type { Root } from 'mdast';
import type { Diagnostic } from '../diagnostic.ts';

/** Returns the YAML at the top of a file, which begins in line 2; undefined when the file does not begin with it. */
export function frontMatterOf({ children: [first] }: Root): string | undefined {
  return first?.type === 'yaml' && first.value.trim() ? first.value : undefined;
}

/** Reports a file without front matter. */
export function withoutFrontMatter(file: string, source: string): Diagnostic {
  const [first = ''] = source.split(/\r?\n/);
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

/** Reports a field that stands below the front matter: it has no effect, and visitors would read it. */
export function checkBelow(file: string, source: string, frontMatter: string, fields: readonly string[]) {
  const lines = source.split(/\r?\n/);
  const below = lines.findIndex((line, index) => index > frontMatter.split('\n').length + 1 && line.trim());
  const found = lines[below] ?? '';
  const field = fields.find((name) => found.startsWith(`${name}:`));
  const expected = 'feltet over den linje med ---, som slutter felterne';
  return field ? [{ file, line: below + 1, where: field, found, expected }] : [];
}
