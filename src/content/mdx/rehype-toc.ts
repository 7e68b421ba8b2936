import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { TocEntry } from '../types.ts';
import { headingText } from './heading-text.ts';
import { reportOf } from './report.ts';
import { transliterate } from './transliterate.ts';

/** Ids of the layout around a text. A heading with one of them would break the menu, skip link or contents list. */
export const layoutIds = [
  'indhold',
  'menu',
  'under-tjenester',
  'indholdsliste',
  'indholdsliste-titel',
  'laes-ogsaa',
];

/**
 * Sets the ids of headings: those of rehype-slug, transliterated (æ→ae, ø→oe, å→aa). Rejects duplicate ids and adds the
 * headings to the report, so that they are never parsed again.
 */
export function rehypeToc() {
  const setId = rehypeSlug();
  return (tree: Root, file: VFile) => {
    const report = reportOf(file);
    const toc: TocEntry[] = [];
    const lines = new Map<string, number>();
    visit(tree, 'element', (element: Element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
      // One heading at a time: rehype-slug would number equal headings, and a new one would shift the anchors of others.
      setId({ type: 'root', children: [element] });
      const id = transliterate(String(element.properties.id ?? '')).replace(/-{2,}/g, '-');
      element.properties.id = id;
      const line = element.position?.start.line ?? 1;
      const text = headingText(element).trim();
      if (id === '' || text === '') {
        report.problems.push({
          line,
          where: 'overskrift',
          found: text || 'ingen ord',
          expected: 'en overskrift med ord',
          example: element.tagName === 'h2' ? '## Mit afsnit' : '### Mit underafsnit',
        });
        return;
      }
      const earlier = lines.get(id);
      if (earlier !== undefined || layoutIds.includes(id)) {
        report.problems.push({
          line,
          where: `#${id}`,
          found: earlier ? `samme anker som i linje ${earlier}` : 'et anker, som siden selv bruger',
          expected: 'ét anker pr. overskrift; sæt et andet med [#anker]',
          example: `${element.tagName === 'h2' ? '##' : '###'} ${text} [#${id}-2]`,
        });
      }
      lines.set(id, line);
      toc.push({ id, text, depth: element.tagName === 'h2' ? 2 : 3 });
    });
    report.toc = toc;
  };
}
