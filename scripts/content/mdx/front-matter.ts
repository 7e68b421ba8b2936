import type { Diagnostic } from '../../lib/diagnostic.ts';
import { readYaml } from '../schema/yaml-source.ts';

/** Splits a file into front matter, null if it has none, and text, after blank lines for it, so that positions stay. */
export function splitFrontMatter(source: string) {
  const [block = '', fields = ''] = /^---[ \t]*\n(?:(.*?)\n)?---[ \t]*(?:\n|$)/s.exec(source) ?? [];
  return {
    frontMatter: fields.trim() ? readYaml(fields, 2) : null,
    body: block.replace(/[^\n]/g, ' ') + source.slice(block.length),
  };
}

/** Says what stands at the top of a file in place of its front matter. */
export function withoutFrontMatter(source: string): Diagnostic {
  const first = source.split('\n', 1).join().trim();
  return {
    line: 1,
    where: 'front matter',
    found: first.startsWith('```')
      ? `${first} om det hele`
      : first === '---'
        ? 'kun én linje med ---, eller ingen felter'
        : first || 'en tom linje',
    expected: 'felter mellem to linjer med præcis ---, den første i linje 1',
    example: '---',
  };
}
