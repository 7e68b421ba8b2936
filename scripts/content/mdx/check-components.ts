import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isDiscountFact } from '#src/site/facts.ts';
import type { Finding } from '../../lib/diagnostic.ts';
import { tagAdvice } from '../rules/tag-rules.ts';
import { type ComponentSpec, componentSpecs, specs } from '../schema/component-specs.ts';
import { findingsOf } from '../schema/validate.ts';
import { contentOf } from './content-of.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Add = (found: string, expected: string, example?: string) => void;

/** What has words as its content, and may not contain a component that renders a block. */
const parentsOfWords = 'paragraph heading emphasis strong delete link tableCell'.split(' ');

/** Checks every component of a text against the table of components, and how often the text uses each. */
export function checkComponents(tree: Root): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<string>();
  const inRabat = new Set<unknown>();
  visit(tree, { name: 'Rabat' }, (box) => visit(box as Root, (node) => void inRabat.add(node)));
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading' && inRabat.has(node)) {
      const expected =
        'overskriften før <Rabat>: links til den ville føre ingen steder hen, når rabatten er slut';
      findings.push({
        line: node.position?.start.line,
        where: 'overskrift',
        found: contentOf(node),
        expected,
      });
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const line = node.position?.start.line;
    const add: Add = (found, expected, example) =>
      findings.push({ line, where: `<${name}>`, found, expected, example });
    const spec = specs.get(name);
    if (!spec) {
      const { expected, example } = tagAdvice(name) ?? {};
      add('en komponent, som ikke findes', expected ?? `en af: ${[...specs.keys()].join(', ')}`, example);
      return;
    }
    if (!spec.inline && parentsOfWords.includes(parent?.type ?? ''))
      add('en komponent midt i en sætning', 'alene på sin egen linje');
    const attributes = attributesOf(node);
    const names = attributes.map(([each]) => each);
    const twice = names.find((each, index) => names.indexOf(each) < index);
    if (twice) add(`${twice} to gange`, 'hver attribut én gang');
    const values = Object.fromEntries(attributes);
    const { error } = spec.schema.safeParse(values, { reportInput: true });
    if (error)
      for (const { where, ...finding } of findingsOf(error))
        findings.push({ ...finding, line, where: `<${name} ${where}>`, example: spec.example });
    checkChildren(node, spec, add);
    if (spec.once && used.has(name)) add('endnu en', 'højst én i teksten');
    used.add(name);
    if (isDiscountFact(`${values.navn}`) && !inRabat.has(node))
      add(`${values.navn}`, 'rabatten inde i <Rabat>, som forsvinder med den', componentSpecs.Rabat.example);
  });
  return findings;
}

/** Returns the attributes as they are written. A value in braces is code. */
function attributesOf({ attributes }: Element): [string, unknown][] {
  return attributes.map((each) => {
    if (!('name' in each)) return ['{…}', {}];
    return [each.name, typeof each.value === 'object' && each.value ? {} : (each.value ?? true)];
  });
}

/** Descriptions of valid children. */
const expectedChildren: Readonly<Record<ComponentSpec['children'], string>> = {
  none: 'ingenting mellem start- og slutmærke; mærket slutter med />',
  markdown: 'tekst mellem start- og slutmærke',
  list: 'en liste med bindestreg mellem start- og slutmærke',
  table: 'en tabel mellem start- og slutmærke',
};

function checkChildren({ children }: Element, spec: ComponentSpec, add: Add): void {
  const blocks = (children as readonly Nodes[]).filter((child) => contentOf(child).trim() !== '');
  const isMissing = spec.children !== 'none' && blocks.length === 0;
  const other = spec.children === 'markdown' ? undefined : blocks.find(({ type }) => type !== spec.children);
  if (isMissing || other)
    add(other ? contentOf(other).trim() : 'ingenting', expectedChildren[spec.children], spec.example);
}
