import type { Node, Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { Finding } from '../diagnostic.ts';
import { problemsOf } from '../validate.ts';
import type { ComponentSpec } from './component-specs.ts';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Found = Omit<Finding, 'line'>;

/** Checks an element against the specification of its component. */
export function checkComponent(element: Element, spec: ComponentSpec, parent: Parents | undefined): Found[] {
  return [
    ...checkPlace(element, spec, parent),
    ...checkAttributes(element, spec),
    ...checkChildren(element, spec),
  ];
}

/** Nodes that may not contain a component that renders a block. */
const phrasing = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

function checkPlace({ name }: Element, spec: ComponentSpec, parent: Parents | undefined): Found[] {
  if (spec.inline || !phrasing.has(parent?.type ?? '')) return [];
  return [
    { where: `<${name}>`, found: 'en komponent midt i en sætning', expected: 'alene på sin egen linje' },
  ];
}

function checkAttributes({ name, attributes }: Element, spec: ComponentSpec): Found[] {
  const tag = `<${name}>`;
  const entries = attributes.map((each): [string, unknown] =>
    // A value in braces is code.
    'name' in each
      ? [each.name, typeof each.value === 'object' && each.value ? {} : (each.value ?? true)]
      : ['{…}', {}],
  );
  const value = Object.fromEntries(entries);
  const twice = entries.find(([each], index) => entries.findIndex(([other]) => other === each) < index);
  const { error } = spec.attributes.safeParse(value);
  const problems = error ? problemsOf(error, value, spec.attributes) : [];
  return [
    ...(twice ? [{ where: tag, found: `${twice[0]} to gange`, expected: 'hver attribut én gang' }] : []),
    ...problems.map(({ path: [attribute], found, expected }) => ({
      where: `<${name} ${String(attribute)}>`,
      found,
      expected,
      example: spec.example,
    })),
  ];
}

const betweenTags = 'mellem start- og slutmærke';
/** Descriptions of valid children. */
const expectedChildren: Readonly<Record<ComponentSpec['children'], string>> = {
  none: `ingenting ${betweenTags}; mærket slutter med />`,
  markdown: `tekst ${betweenTags}`,
  list: `en liste med bindestreg ${betweenTags}`,
  table: `en tabel ${betweenTags}`,
};

function checkChildren({ name, children }: Element, spec: ComponentSpec): Found[] {
  const blocks = (children as readonly Nodes[]).filter((child) => contentOf(child).trim() !== '');
  const isMissing = spec.children !== 'none' && blocks.length === 0;
  const other = spec.children === 'markdown' ? undefined : blocks.find(({ type }) => type !== spec.children);
  if (!isMissing && !other) return [];
  return [
    {
      where: `<${name}>`,
      found: other ? contentOf(other).trim() : 'ingenting',
      expected: expectedChildren[spec.children],
      example: spec.example,
    },
  ];
}

/** Returns the text of a node, with the tags of the components in it; empty when nothing will be shown. */
export function contentOf(node: Node): string {
  if (node.type.startsWith('mdxJsx')) return `<${(node as Element).name ?? ''}>`;
  if (!('children' in node)) return node.type.endsWith('Expression') ? '' : textOf(node);
  return (node.children as readonly Node[]).map(contentOf).join('');
}
