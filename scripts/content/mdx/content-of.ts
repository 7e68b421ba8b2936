import type { Element } from 'hast';
import type { Node } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';

/** Returns the text of a node, with the tags of the components in it; empty when nothing will be shown. */
export function contentOf(node: Node | Element): string {
  if (node.type.startsWith('mdxJsx')) return `<${(node as MdxJsxTextElement).name ?? ''}>`;
  if (!('children' in node)) return node.type.endsWith('Expression') ? '' : textOf(node);
  return (node.children as readonly Node[]).map(contentOf).join('');
}
