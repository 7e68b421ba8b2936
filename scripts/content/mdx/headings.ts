import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { TocEntry } from '#src/content/types.ts';
import type { Finding } from '../diagnostic.ts';

/** Heading of a section, for the list of contents. */
export type Heading = TocEntry & { readonly line: number };

/** Ids of the layout around a text. A heading with one of them would break the menu, skip link or contents list. */
const layoutIds = [
  'indhold',
  'menu',
  'under-tjenester',
  'indholdsliste',
  'indholdsliste-titel',
  'laes-ogsaa',
  'dit-projekt',
  'dit-projekt-titel',
];

/** Returns the headings of a text whose ids are set. */
export function headingsIn(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'element', (element: Element) => {
    if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
    headings.push({
      id: String(element.properties.id),
      text: textOf(element).trim(),
      depth: element.tagName === 'h2' ? 2 : 3,
      line: element.position?.start.line ?? 1,
    });
  });
  return headings;
}

/** Rejects headings without words, and equal ones: a new heading would shift the anchors of those that rehype-slug numbers. */
export function checkHeadings(headings: readonly Heading[]): Finding[] {
  const lines = new Map<string, number>();
  return headings.flatMap(({ id, text, depth, line }): Finding[] => {
    const signs = '#'.repeat(depth);
    // rehype-slug has numbered the second of two equal headings, unless the 1 is the last of its words.
    const isNumbered = /-1-1$/.test(id) || (id.endsWith('-1') && !/[\s-]1\W*$/.test(text));
    const anchor = isNumbered && lines.has(id.slice(0, -2)) ? id.slice(0, -2) : id;
    const earlier = lines.get(anchor);
    lines.set(id, line);
    if (id === '' || text === '') {
      const expected = 'en overskrift med ord';
      const found = text || 'ingen ord';
      return [{ line, where: 'overskrift', found, expected, example: `${signs} Mit afsnit` }];
    }
    if (earlier === undefined && !layoutIds.includes(id)) return [];
    const found = earlier ? `samme anker som i linje ${earlier}` : 'et anker, som siden selv bruger';
    const expected = 'ét anker pr. overskrift; sæt et andet med [#anker]';
    const example = `${signs} ${text} [#${anchor}-2]`;
    return [{ line, where: `#${anchor}`, found, expected, example }];
  });
}
