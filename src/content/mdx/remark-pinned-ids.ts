import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reportOf } from './report.ts';

const pin = /\s*\[#([a-z0-9-]+)\]\s*$/;
/** Words in brackets at the end of a heading: visitors would read them. */
const brokenPin = /\[[^\]]*\]\s*$/;

/** Sets the id of a heading written as `## Overskrift [#anker]` and removes the marker from its text. */
export function remarkPinnedIds() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', (heading) => {
      const last = heading.children.at(-1);
      const broken = last?.type === 'text' && !pin.test(last.value) && brokenPin.exec(last.value)?.[0];
      if (broken) {
        reportOf(file).problems.push({
          line: heading.position?.start.line ?? 1,
          where: 'anker',
          found: broken.trim(),
          expected: 'små bogstaver a-z, tal og bindestreg mellem [# og ]',
          example: '## Hvad koster det? [#pris]',
        });
      }
      const match = last?.type === 'text' ? pin.exec(last.value) : null;
      if (last?.type !== 'text' || !match) return;
      last.value = last.value.slice(0, match.index);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: match[1] ?? '' } };
    });
  };
}
