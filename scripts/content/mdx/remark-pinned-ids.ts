import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Sets the id of a heading written as `## Overskrift [#anker]` and removes the marker from its text. */
export function remarkPinnedIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      // A note of the writer may follow.
      const last = heading.children.findLast(
        (node) => node.type !== 'mdxTextExpression' && !(node.type === 'text' && node.value.trim() === ''),
      );
      const [marker, id] = last?.type === 'text' ? (/\s*\[#([a-z0-9-]+)\]\s*$/.exec(last.value) ?? []) : [];
      if (last?.type !== 'text' || !marker) return;
      last.value = last.value.slice(0, -marker.length);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    });
  };
}
