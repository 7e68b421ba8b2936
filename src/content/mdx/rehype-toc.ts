import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Root } from 'hast';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingText } from './heading-text.ts';
import { reportOf } from './report.ts';

/** Ids of the layout around a text. A heading with one of them would break the menu, skip link or contents list. */
const layoutIds = [
  'indhold',
  'menu',
  'under-tjenester',
  'indholdsliste',
  'indholdsliste-titel',
  'laes-ogsaa',
];

/** In an address these letters would be percent codes. */
const transliterate = (id: string) =>
  id
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/**
 * Follows rehype-slug: writes the Danish letters in the id of each heading as others do, and rejects equal headings,
 * which it would number, since a new heading would shift the anchors of others. Adds the headings to the report and to the
 * exports of the module.
 */
export function rehypeToc() {
  return (tree: Root, file: VFile) => {
    const { toc, diagnostics } = reportOf(file);
    const lines = new Map<string, number>();
    visit(tree, 'element', (element: Element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
      const depth = element.tagName === 'h2' ? 2 : 3;
      const signs = '#'.repeat(depth);
      const line = element.position?.start.line ?? 1;
      const text = headingText(element).trim();
      const id = transliterate(String(element.properties.id));
      // rehype-slug has numbered the second of two equal headings, unless the 1 is the last of its words.
      const isNumbered = /-1-1$/.test(id) || (id.endsWith('-1') && !/[\s-]1\W*$/.test(text));
      const equal = isNumbered && lines.has(id.slice(0, -2));
      const anchor = equal ? id.slice(0, -2) : id;
      const earlier = lines.get(anchor);
      if (id === '' || text === '')
        diagnostics.push({
          line,
          where: 'overskrift',
          found: text || 'ingen ord',
          expected: 'en overskrift med ord',
          example: `${signs} Mit afsnit`,
        });
      else if (earlier !== undefined || layoutIds.includes(id))
        diagnostics.push({
          line,
          where: `#${anchor}`,
          found: earlier ? `samme anker som i linje ${earlier}` : 'et anker, som siden selv bruger',
          expected: 'ét anker pr. overskrift; sæt et andet med [#anker]',
          example: `${signs} ${text} [#${anchor}-2]`,
        });
      element.properties.id = id;
      lines.set(id, line);
      toc.push({ id, text, depth });
    });
    define(tree, file, { toc: valueToEstree(toc) }, { export: 'module' });
  };
}
