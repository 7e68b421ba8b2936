import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { keepEnd, keepTogether, shortText, splitAtHyphenWords } from '#src/lib/keep-together.ts';

/** Characters that a component shows: `10.000-20.000 kr.`, and with both amounts and their notes. */
const widths = { one: 17, both: 45 };

/** Keeps numbers with their units, words such as `e-mail` whole, and short last words together. Leaves code alone. */
export function rehypeKeepTogether() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'p' }, keepPricesWhole);
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

/** In a short paragraph 'inkl. moms' would be a line of its own. */
function keepPricesWhole(paragraph: Element): void {
  const prices: MdxJsxTextElementHast[] = [];
  let width = textOf(paragraph).length;
  visit(paragraph, 'mdxJsxTextElement', (component) => {
    if (component.name === 'Pris') prices.push(component);
    width += component.attributes.some((each) => 'name' in each && each.name === 'begge')
      ? widths.both
      : widths.one;
  });
  if (width < shortText)
    for (const { attributes } of prices)
      attributes.push({ type: 'mdxJsxAttribute', name: 'hel', value: null });
}
