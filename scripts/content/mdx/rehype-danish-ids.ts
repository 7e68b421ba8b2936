import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { withoutAccents } from '../slug.ts';

/** Follows rehype-slug: writes the Danish letters in the ids of headings as others do. In an address they would be codes. */
export function rehypeDanishIds() {
  return (tree: Root) => {
    visit(tree, 'element', ({ properties }: Element) => {
      if (properties.id) properties.id = withoutAccents(String(properties.id));
    });
  };
}
