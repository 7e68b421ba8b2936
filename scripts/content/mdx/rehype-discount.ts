import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasDiscount } from '#src/site/facts.ts';

/** Puts the content of each `<Rabat>` in its place, or nothing when there is no discount. */
export function rehypeDiscount() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (box, index = 0, parent) => {
      if (!parent || box.name !== 'Rabat') return undefined;
      parent.children.splice(index, 1, ...(hasDiscount ? box.children : []));
      return index;
    });
  };
}
