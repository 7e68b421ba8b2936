import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { keepTogether, splitAtHyphenWords } from '#src/lib/keep-together.ts';

/** Keeps numbers with their units, and words such as `e-mail` whole, where a line breaks. Leaves code alone. */
export function rehypeKeepTogether() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index = 0, parent) => {
      if (!parent || (parent.type === 'element' && parent.tagName === 'code')) return;
      const parts = splitAtHyphenWords(keepTogether(node.value));
      const nodes = parts.map((value, place): ElementContent => {
        const text = { type: 'text' as const, value };
        return place % 2 === 0
          ? text
          : { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [text] };
      });
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
