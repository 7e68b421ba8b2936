import type { Node, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import type { Finding } from '../diagnostic.ts';
import { type ComponentSpec, specs } from '../schema/component-specs.ts';
import { findingsOf } from '../schema/validate.ts';
import { tagAdvice } from './tag-rules.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Place = Pick<Finding, 'line' | 'where'>;

/** Checks every component of a text against the table of components, and how often the text uses each. */
export function checkComponents(tree: Root): Finding[] {
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const place = { line: node.position?.start.line, where: `<${name}>` };
    const spec = specs.get(name);
    if (!spec) {
      const advice = tagAdvice(name) ?? { expected: `en af: ${[...specs.keys()].join(', ')}` };
      findings.push({ ...place, found: 'en komponent, som ikke findes', ...advice });
      return;
    }
    if (!spec.inline && phrasing.includes(parent?.type ?? ''))
      findings.push({
        ...place,
        found: 'en komponent midt i en sætning',
        expected: 'alene på sin egen linje',
      });
    findings.push(...checkAttributes(node, spec, place), ...checkChildren(node, spec, place));
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (spec.max && count === spec.max + 1)
      findings.push({ ...place, found: `nummer ${count} i teksten`, expected: `højst ${spec.max}` });
  });
  return findings;
}

/** Nodes that may not contain a component that renders a block. */
const phrasing = 'paragraph heading emphasis strong delete link tableCell'.split(' ');

function checkAttributes({ name, attributes }: Element, spec: ComponentSpec, place: Place): Finding[] {
  const entries = attributes.map((each): [string, unknown] =>
    // A value in braces is code.
    'name' in each
      ? [each.name, typeof each.value === 'object' && each.value ? {} : (each.value ?? true)]
      : ['{…}', {}],
  );
  const value = Object.fromEntries(entries);
  const twice = entries.find(([each], index) => entries.findIndex(([other]) => other === each) < index);
  const schema = z.strictObject(spec.attributes);
  const { error } = schema.safeParse(value);
  const placeOf = ([attribute]: readonly PropertyKey[]) => ({
    ...place,
    where: `<${name} ${String(attribute)}>`,
  });
  const findings = error ? findingsOf(error, value, schema, placeOf) : [];
  return [
    ...(twice ? [{ ...place, found: `${twice[0]} to gange`, expected: 'hver attribut én gang' }] : []),
    ...findings.map((finding) => ({ ...finding, example: spec.example })),
  ];
}

/** Descriptions of valid children. */
const expectedChildren: Readonly<Record<ComponentSpec['children'], string>> = {
  none: 'ingenting mellem start- og slutmærke; mærket slutter med />',
  markdown: 'tekst mellem start- og slutmærke',
  list: 'en liste med bindestreg mellem start- og slutmærke',
  table: 'en tabel mellem start- og slutmærke',
};

function checkChildren({ children }: Element, spec: ComponentSpec, place: Place): Finding[] {
  const blocks = (children as readonly Nodes[]).filter((child) => contentOf(child).trim() !== '');
  const isMissing = spec.children !== 'none' && blocks.length === 0;
  const other = spec.children === 'markdown' ? undefined : blocks.find(({ type }) => type !== spec.children);
  if (!isMissing && !other) return [];
  const found = other ? contentOf(other).trim() : 'ingenting';
  return [{ ...place, found, expected: expectedChildren[spec.children], example: spec.example }];
}

/** Returns the text of a node, with the tags of the components in it; empty when nothing will be shown. */
export function contentOf(node: Node): string {
  if (node.type.startsWith('mdxJsx')) return `<${(node as Element).name ?? ''}>`;
  if (!('children' in node)) return node.type.endsWith('Expression') ? '' : textOf(node);
  return (node.children as readonly Node[]).map(contentOf).join('');
}
