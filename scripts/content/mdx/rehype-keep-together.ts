import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { keepEnd, keepTogether, splitAtHyphenWords } from '#src/lib/keep-together.ts';

/** Keeps numbers with their units, words such as `e-mail` whole, and short last words together. Leaves code alone. */
export function rehypeKeepTogether() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index = 0, parent) => {
      if (!parent || (parent.type === 'element' && parent.tagName === 'code')) return;
      const text = keepTogether(node.value);
      const isEnd = parent.type === 'element' && parent.tagName === 'p' && node === parent.children.at(-1);
      const parts = splitAtHyphenWords(isEnd ? keepEnd(text) : text);
      const nodes = parts.map((value, place): ElementContent => {
        const part = { type: 'text' as const, value };
        return place % 2 === 0
          ? part
          : { type: 'element', tagName: 'span', properties: { dataWhole: '' }, children: [part] };
      });
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}
