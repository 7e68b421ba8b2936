import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns `[text][name]` with `[name]: /address` below into `[text](/address)`, the only form that the checks know. */
export function remarkInlineReferences() {
  return (tree: Root) => {
    const urls = new Map<string, string>();
    visit(tree, 'definition', ({ identifier, url }) => {
      if (!urls.has(identifier)) urls.set(identifier, url);
    });
    visit(tree, (node) => {
      if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
      const type = node.type === 'linkReference' ? 'link' : 'image';
      Object.assign(node, { type, url: urls.get(node.identifier) });
    });
  };
}
