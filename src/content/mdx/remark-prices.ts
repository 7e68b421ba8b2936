import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hardCodedPrices, type PricePlace, priceDiagnostic, pricesIn } from '../hard-coded-prices.ts';
import { reportOf } from './report.ts';
import { textOfBlock, visitTextBlocks } from './text-blocks.ts';

/**
 * Refuses prices that are typed: in the words of a block, which may be bold, broken over two lines or joined by a hard
 * space, in code and in attributes.
 */
export function remarkPrices() {
  return (tree: Root, file: VFile) => {
    const { diagnostics } = reportOf(file);
    const add = (line: number, price: string, place: PricePlace = 'text') =>
      diagnostics.push({ line, ...priceDiagnostic(price, place) });
    visitTextBlocks(tree, (block) => {
      const { text, lineAt } = textOfBlock(block);
      for (const price of pricesIn(text)) add(lineAt(price.index), price.text);
    });
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'code')
        for (const price of hardCodedPrices(node.value, true)) add(line + price.line, price.text);
      else if (node.type === 'inlineCode') for (const { text } of pricesIn(node.value, true)) add(line, text);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        for (const { value } of node.attributes)
          if (typeof value === 'string')
            for (const { text } of pricesIn(value)) add(line, text, 'en attribut');
    });
  };
}
