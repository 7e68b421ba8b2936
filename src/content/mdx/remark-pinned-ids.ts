import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { slugOf } from '../slug-of.ts';
import { reportOf } from './report.ts';

/** Words in brackets at the end of a heading: an anchor, or what visitors would read. */
const brackets = /\s*(\[[^[\]]*\])\s*$/;

/** Sets the id of a heading written as `## Overskrift [#anker]` and removes the marker from its text. */
export function remarkPinnedIds() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      if (last?.type !== 'text') return;
      const [whole, found] = brackets.exec(last.value) ?? [];
      if (!whole || !found) return;
      const [, id] = /^\[#([a-z0-9-]+)\]$/.exec(found) ?? [];
      if (id) {
        last.value = last.value.slice(0, -whole.length);
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
        return;
      }
      const { start, end } = heading.position ?? {};
      const source = String(file).slice(start?.offset, end?.offset);
      reportOf(file).diagnostics.push({
        line: heading.position?.start.line ?? 1,
        where: 'anker',
        found,
        expected: 'små bogstaver a-z, tal og bindestreg mellem [# og ]',
        example: `${source.slice(0, source.lastIndexOf(found))}[#${slugOf(found) || 'anker'}]`,
      });
    });
  };
}
