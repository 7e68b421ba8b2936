import type { Node, Nodes, Parents } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { Diagnostic } from '../diagnostic.ts';
import type { ComponentSpec } from './component-specs.ts';
import { expectedValue, isPrice, meantValue } from './expected-value.ts';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Found = Omit<Diagnostic, 'file' | 'line'>;

/** Checks an element against the specification of its component. */
export function checkComponent(element: Element, spec: ComponentSpec, parent: Parents | undefined): Found[] {
  return [
    ...checkPlace(element, spec, parent),
    ...checkNames(element, spec),
    ...element.attributes.flatMap((attribute) => checkValue(element, spec, attribute)),
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

function checkNames({ name, attributes }: Element, spec: ComponentSpec): Found[] {
  const given = attributes.flatMap((attribute) => ('name' in attribute ? attribute.name : []));
  const known = Object.keys(spec.attributes);
  const required = known.filter((each) => !spec.optional?.includes(each));
  const isRight =
    given.every((each, index) => known.includes(each) && given.indexOf(each) === index) &&
    required.every((each) => given.includes(each));
  if (isRight) return [];
  const listed = (names: readonly string[]) => names.join(', ') || 'ingen';
  const others = spec.optional ? ` (og eventuelt ${listed(spec.optional)})` : '';
  return [
    {
      where: `<${name}>`,
      found: `attributterne: ${listed(given)}`,
      expected: `attributterne: ${listed(required)}${others}`,
      example: spec.example,
    },
  ];
}

function checkValue(
  { name }: Element,
  spec: ComponentSpec,
  attribute: Element['attributes'][number],
): Found[] {
  if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object'))
    return [
      {
        where: `<${name}>`,
        found: 'en værdi i krølleparentes',
        expected: 'en tekst i anførselstegn',
        example: spec.example,
      },
    ];
  const value = attribute.value as string | null;
  const kind = Object.hasOwn(spec.attributes, attribute.name) && spec.attributes[attribute.name];
  const expected = kind ? expectedValue(kind, value) : null;
  if (!kind || !expected) return [];
  const example = exampleFor(`${name}`, spec, attribute);
  return [{ where: `<${name} ${attribute.name}>`, found: `"${value}"`, expected, example }];
}

/** Returns what was meant by an attribute with a wrong value, or how to write it unless that would be a guess. */
function exampleFor(name: string, spec: ComponentSpec, attribute: MdxJsxAttribute): string | undefined {
  const value = `${attribute.value}`;
  const kind = spec.attributes[attribute.name] ?? 'text';
  if (kind === 'fact' && isPrice(value)) return `<Pris navn="${value}" />`;
  const meant = meantValue(kind, value);
  if (meant) return `<${name} ${attribute.name}="${meant}" />`;
  return kind === 'company' || kind === 'size' ? undefined : spec.example;
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
