import { slug } from 'github-slugger';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../diagnostic.ts';
import { withoutAccents } from '../slug.ts';
import { contentOf } from './check-components.ts';

export type Heading = {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  readonly line: number;
};

/** Returns the headings of a text with the ids that the writer has pinned or that rehype-slug gives them. */
export function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    const { data, depth, position } = heading;
    const text = contentOf(heading).trim();
    const id = String(data?.hProperties?.id ?? withoutAccents(slug(text)));
    headings.push({ id, text, depth, line: position?.start.line ?? 1 });
  });
  return headings;
}

/** Rejects headings without words, and equal ones: rehype-slug would number the second, and a new one would shift its anchor. */
export function checkHeadings(headings: readonly Heading[]): Finding[] {
  const lines = new Map<string, number>();
  return headings.flatMap(({ id, text, depth, line }): Finding[] => {
    const signs = '#'.repeat(depth);
    const earlier = lines.get(id);
    lines.set(id, line);
    if (id === '' || text === '') {
      const expected = 'en overskrift med ord';
      const found = text || 'ingen ord';
      return [{ line, where: 'overskrift', found, expected, example: `${signs} Mit afsnit` }];
    }
    if (earlier === undefined) return [];
    const found = `samme anker som i linje ${earlier}`;
    const expected = 'ét anker pr. overskrift; sæt et andet med [#anker]';
    return [{ line, where: `#${id}`, found, expected, example: `${signs} ${text} [#${id}-2]` }];
  });
}
