import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isFactName } from '#src/site/facts.ts';
import { attributesOf } from './attributes-of.ts';
import { contentOf } from './content-of.ts';

type Named = { readonly name: string; readonly line: number };

/**
 * Returns the components of a text and what it refers to, they included, each with its line: `til` is an address, `billede` a
 * file, `vis` names cases.
 */
export function referencesIn(tree: Root) {
  const links: { href: string; text: string; line: number }[] = [];
  const components: (Named & { readonly values: ReadonlyMap<string, unknown> })[] = [];
  visit(tree, (node, _index, parent) => {
    // Links that remark-gfm creates from bare addresses have no position.
    const line = (node.position ?? parent?.position)?.start.line ?? 1;
    if (node.type === 'link') links.push({ href: node.url, text: contentOf(node), line });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const values = new Map(attributesOf(node));
    const href = values.get('til');
    if (typeof href === 'string')
      links.push({ href, text: `${values.get('knap') ?? values.get('navn')}`, line });
    components.push({ name: `${node.name}`, line, values });
  });
  const namedBy = (attribute: string): Named[] =>
    components.flatMap(({ line, values }) => {
      const name = values.get(attribute);
      return typeof name === 'string' ? name.split(/, */).map((each) => ({ name: each, line })) : [];
    });
  return {
    links,
    pictures: namedBy('billede'),
    facts: namedBy('navn').filter(({ name }) => isFactName(name)),
    cases: [...namedBy('vis'), ...namedBy('case')],
    /** Names, each once. */
    components: [...new Set(components.map(({ name }) => name))],
  };
}
