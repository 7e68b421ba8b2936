import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Root } from 'hast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
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
 * headings to the report and to the exports of the module, so that they are never parsed again.
 */
export function rehypeToc() {
  const setId = rehypeSlug();
  return (tree: Root, file: VFile) => {
    const report = reportOf(file);
    const lines = new Map<string, number>();
    visit(tree, 'element', (element: Element) => {
      if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
      const depth = element.tagName === 'h2' ? 2 : 3;
      const line = element.position?.start.line ?? 1;
      const addDiagnostic = (where: string, found: string, expected: string, heading: string) =>
        report.diagnostics.push({ line, where, found, expected, example: `${'#'.repeat(depth)} ${heading}` });
      // One heading at a time: rehype-slug would number equal headings, and a new one would shift the anchors of others.
      setId({ type: 'root', children: [element] });
      const id = transliterate(String(element.properties.id ?? '')).replace(/-{2,}/g, '-');
      element.properties.id = id;
      const text = headingText(element).trim();
      if (id === '' || text === '') {
        const heading = depth === 2 ? 'Mit afsnit' : 'Mit underafsnit';
        addDiagnostic('overskrift', text || 'ingen ord', 'en overskrift med ord', heading);
        return;
      }
      const earlier = lines.get(id);
      if (earlier !== undefined || layoutIds.includes(id)) {
        const found = earlier ? `samme anker som i linje ${earlier}` : 'et anker, som siden selv bruger';
        addDiagnostic(
          `#${id}`,
          found,
          'ét anker pr. overskrift; sæt et andet med [#anker]',
          `${text} [#${id}-2]`,
        );
      }
      lines.set(id, line);
      report.toc.push({ id, text, depth });
    });
    tree.children.push(exported('toc', report.toc));
  };
}

/** Returns the node of an MDX tree that becomes `export const name = value`. */
function exported(name: string, value: unknown): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExportNamedDeclaration',
        attributes: [],
        specifiers: [],
        source: null,
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: valueToEstree(value) },
          ],
        },
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
