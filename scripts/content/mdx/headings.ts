import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../lib/diagnostic.ts';
import { specs } from '../schema/component-specs.ts';
import { withoutAccents } from '../slug.ts';
import { contentOf } from './content-of.ts';

export type Heading = {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  readonly line: number;
};

/**
 * Follows rehype-slug: writes the Danish letters in the ids of headings as others do, as they would be codes in an address,
 * and adds the headings to `headings`.
 */
export function rehypeHeadings(headings: Heading[]) {
  return (tree: Root) => {
    visit(tree, 'element', (element: Element, _index, parent) => {
      const { tagName, properties, position } = element;
      if (!/^h[1-6]$/.test(tagName)) return;
      if (isTitle(element, parent)) {
        delete properties.id;
        return;
      }
      // Nor a letter that an address cannot have, or the hyphen before a writer's note.
      const id = withoutAccents(`${properties.id}`).replace(/[^\w-]|(?<!\w.*)-|-(?!.*\w)/g, '');
      properties.id = id;
      const line = position?.start.line ?? 1;
      headings.push({ id, text: contentOf(element).trim(), depth: Number(tagName[1]), line });
    });
  };
}

/** Precedes rehype-slug: gives titles an id until `rehypeHeadings`, so that they count for no other. */
export function rehypeTitles() {
  return (tree: Root) => {
    visit(tree, 'element', (element: Element, _index, parent) => {
      if (isTitle(element, parent)) element.properties.id ??= 'titel';
    });
  };
}

/** Whether a heading is the title of a page or of an entry in a list: no section, to which a link could lead. */
function isTitle({ tagName }: Element, parent: Parents | undefined): boolean {
  const entries = parent?.type === 'mdxJsxFlowElement' && specs.get(`${parent.name}`)?.entries;
  return tagName === 'h1' || (/^h[3-6]$/.test(tagName) && entries === 'titles');
}

const sameWords = (a: Heading, b: Heading) => a.text.toLowerCase() === b.text.toLowerCase();

/** Rejects headings without words, and equal anchors: rehype-slug numbers the second, and a new one would shift it. */
export function checkHeadings(headings: readonly Heading[]): Diagnostic[] {
  const isEqual = (a: Heading, b: Heading) => a.id === b.id.replace(sameWords(a, b) ? /-\d+$/ : '', '');
  return headings.flatMap((heading, index): Diagnostic[] => {
    const { id, text, depth, line } = heading;
    const signs = '#'.repeat(depth);
    if (id === '' || text === '') {
      const expected = 'en overskrift med ord';
      const found = text || 'ingen ord';
      return [{ line, where: 'overskrift', found, expected, example: `${signs} Mit afsnit` }];
    }
    const earlier = headings.slice(0, index).find((each) => isEqual(each, heading));
    if (!earlier) return [];
    const above = headings.slice(0, index).findLast((each) => each.depth < depth);
    const own = `${signs} ${text} [#${above?.id ?? 'andet'}-${earlier.id}]`;
    const expected = `et andet anker end overskriften i linje ${earlier.line}: andre ord, eller samme ord med sit eget anker`;
    return [{ line, where: 'overskrift', found: `${signs} ${text}`, expected, example: own }];
  });
}
