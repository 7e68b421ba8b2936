import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const wordsPerMinute = 200;

/** Returns the minutes that it takes to read a text, without front matter, comments and the attributes of components. */
export function readingTime(tree: Root): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code')
      words += node.value.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  });
  return Math.max(1, Math.round(words / wordsPerMinute));
}
