import type { Node, Parent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Nodes that stand in a line of text. */
const phrasing = new Set(
  'text emphasis strong delete link linkReference image imageReference inlineCode break footnoteReference mdxJsxTextElement mdxTextExpression'.split(
    ' ',
  ),
);

/** Calls `visitor` with each paragraph, heading, table cell and box on one line: whatever has a text of its own. */
export function visitTextBlocks(tree: Root, visitor: (block: Parent) => void): void {
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(({ type }) => phrasing.has(type))) return undefined;
    visitor(node as Parent);
    return SKIP;
  });
}

export type BlockText = {
  readonly text: string;
  /** Returns the line of the file for a position in `text`. */
  readonly lineAt: (index: number) => number;
};

/** A component or code in a text: neither a letter nor a space. */
const component = '\ufffc';

/** Returns the text of a block as visitors read it, bold words, links and hard spaces included, in one piece. */
export function textOfBlock(block: Parent): BlockText {
  let text = '';
  const starts: { index: number; line: number }[] = [];
  const add = (node: Node) => {
    if (node.position) starts.push({ index: text.length, line: node.position.start.line });
    if (node.type === 'break') text += '\n';
    else if (node.type === 'mdxJsxTextElement' || node.type === 'inlineCode') text += component;
    else if (node.type === 'text') text += (node as Text).value;
    if ('children' in node) for (const child of node.children as Node[]) add(child);
  };
  for (const child of block.children) add(child);
  return {
    text,
    lineAt(index) {
      const start = starts.findLast((each) => each.index <= index) ?? starts[0];
      if (!start) return block.position?.start.line ?? 1;
      return start.line + text.slice(start.index, index).split('\n').length - 1;
    },
  };
}

/**
 * Returns the source of a block with everything blanked that is code, an address, a component or an escaped sign, so that
 * positions stay: what is left and looks like markup is shown to visitors as it is written.
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
    const isTag = node.type.startsWith('mdxJsx');
    if (isTag || node.type === 'link' || node.type === 'linkReference') {
      const first = children[0]?.position?.start.offset ?? end;
      // The address behind the words of a link, and both tags of a component.
      if (isTag || first === start) blank(start, first);
      blank(first === start ? start : (children.at(-1)?.position?.end.offset ?? end), end);
    } else if (children.length === 0 && node.type !== 'text') blank(start, end);
    for (const child of children) clear(child);
  };
  clear(block);
  return letters.join('').replace(/\\[!-/:-@[-`{-~]/g, '  ');
}
