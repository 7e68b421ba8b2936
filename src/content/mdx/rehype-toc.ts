import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { define } from 'unist-util-mdx-define';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { slugOf } from '../slug-of.ts';
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

/**
 * Gives each heading an id made of its words, unless the writer has set one. Rejects duplicate ids, instead of numbering
 * them: a new heading would shift the anchors of others. Adds the headings to the report and to the exports of the module.
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
      // The value of a price would make another anchor of the same words.
      const id = String(element.properties.id ?? (slugOf(textOf(element)) || slugOf(text)));
      const earlier = lines.get(id);
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
          where: `#${id}`,
          found: earlier ? `samme anker som i linje ${earlier}` : 'et anker, som siden selv bruger',
          expected: 'ét anker pr. overskrift; sæt et andet med [#anker]',
          example: `${signs} ${text} [#${id}-2]`,
        });
      element.properties.id = id;
      lines.set(id, line);
      toc.push({ id, text, depth });
    });
    define(tree, file, { toc: valueToEstree(toc) }, { export: 'module' });
  };
}
