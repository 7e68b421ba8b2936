import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isFactName } from '#src/site/facts.ts';
import { attributesOf } from './attributes-of.ts';
import { contentOf } from './content-of.ts';

/** What a text refers to, each with its line. */
export type References = {
  readonly links: readonly { readonly href: string; readonly text: string; readonly line: number }[];
  readonly pictures: readonly { readonly file: string; readonly line: number }[];
  readonly facts: readonly { readonly name: string; readonly line: number }[];
  readonly cases: readonly { readonly id: string; readonly line: number }[];
};

/** Returns the links, pictures and cases of a text, those of its components included: `til` is an address, `billede` a file, `vis` names cases. */
export function referencesIn(tree: Root): References {
  const links: References['links'][number][] = [];
  const pictures: References['pictures'][number][] = [];
  const facts: References['facts'][number][] = [];
  const cases: References['cases'][number][] = [];
  visit(tree, (node, _index, parent) => {
    // Links that remark-gfm creates from bare addresses have no position.
    const line = (node.position ?? parent?.position)?.start.line ?? 1;
    if (node.type === 'link') links.push({ href: node.url, text: contentOf(node), line });
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const values = new Map(attributesOf(node));
    const [href, file] = [values.get('til'), values.get('billede')];
    if (typeof href === 'string')
      links.push({ href, text: `${values.get('knap') ?? values.get('navn')}`, line });
    if (typeof file === 'string') pictures.push({ file, line });
    const fact = values.get('navn');
    if (typeof fact === 'string' && isFactName(fact)) facts.push({ name: fact, line });
    const shown = values.get('vis') ?? values.get('case');
    if (typeof shown === 'string') cases.push(...shown.split(', ').map((id) => ({ id, line })));
  });
  return { links, pictures, facts, cases };
}

/** Returns the names of the components of a text, each once. */
export function componentsIn(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, (node) => {
    if ('name' in node && node.type.startsWith('mdxJsx')) names.add(`${node.name}`);
  });
  return [...names];
}
