import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const pin = /\s*\[#([a-z0-9-]+)\]\s*$/;

/** Sets the id of a heading written as `## Overskrift [#anker]` and removes the marker from its text. */
export function remarkPinnedIds() {
  return (tree: Root) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      const match = last?.type === 'text' ? pin.exec(last.value) : null;
      if (last?.type !== 'text' || !match) return;
      last.value = last.value.slice(0, match.index);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1] ?? '' } };
    });
  };
}
