import type { Root } from 'mdast';
import type { Finding } from '../diagnostic.ts';
import { articleFields } from '../schema/front-matter-schema.ts';
import { readYaml, type YamlSource } from '../schema/yaml-source.ts';

/** Reads the front matter at the top of a file, which begins in line 2; null when the file does not begin with it. */
export function frontMatterOf({ children: [first] }: Root): YamlSource | null {
  return first?.type === 'yaml' && first.value.trim() ? readYaml(first.value, 2) : null;
}

/** Says what stands at the top of a file in place of its front matter. */
export function withoutFrontMatter(source: string): Finding {
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

/** Reports a field that stands below the front matter: it has no effect, and visitors would read it. */
export function checkBelow({ children: [, second] }: Root, source: string): Finding[] {
  const line = second?.position?.start.line ?? 1;
  const found = source.split(/\r?\n/)[line - 1] ?? '';
  const field = Object.keys(articleFields).find((name) => found.startsWith(`${name}:`));
  const expected = 'feltet over den linje med ---, som slutter felterne';
  return field ? [{ line, where: field, found, expected }] : [];
}
