import type { Node, Parent, Root } from 'mdast';
import { phrasing } from 'mdast-util-phrasing';
import { SKIP, visit } from 'unist-util-visit';

/** Calls `visitor` with each paragraph, heading, table cell and box on one line: whatever has a text of its own. */
export function visitTextBlocks(tree: Root, visitor: (block: Parent) => void): void {
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(phrasing)) return undefined;
    visitor(node as Parent);
    return SKIP;
  });
}

/**
 * Returns the source of a block with everything blanked that is code, an address, a tag, markup or an escaped sign, so
 * that positions stay: what is left and looks like markup is shown to visitors as it is written.
 */
export function proseOfBlock(block: Parent, source: string): string {
  const from = block.position?.start.offset ?? 0;
  const to = block.position?.end.offset ?? from;
  const letters = source.slice(from, to).split('');
  const blank = (start = from, end = start) => {
    for (let index = start - from; index < end - from; index++)
      if (letters[index] !== '\n') letters[index] = ' ';
  };
  const clear = (node: Node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    const children = 'children' in node ? (node.children as Node[]) : [];
    const first = children[0]?.position?.start.offset ?? end;
    // A bare address is its own text.
    if (node.type === 'link' && first === start) return blank(start, end);
    // The signs of the block itself stay, as of a heading or a list. A box is no more than its words.
    if (node.type !== 'text' && (node !== block || node.type.startsWith('mdxJsx'))) {
      blank(start, first);
      blank(children.at(-1)?.position?.end.offset ?? end, end);
    }
    for (const child of children) clear(child);
  };
  clear(block);
  return letters.join('').replace(/\\[!-/:-@[-`{-~]/g, '  ');
}
