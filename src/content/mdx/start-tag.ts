import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ComponentSpec } from './component-specs.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns the start tag of an element with other attributes in place of its own; undefined where it contains code. */
export function startTag(
  { name, attributes }: Element,
  { children }: ComponentSpec,
  inPlaceOf: (attribute: MdxJsxAttribute) => { readonly name?: string; readonly value?: string },
): string | undefined {
  const written = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object'))
      return [];
    const { name: right, value } = { ...attribute, ...inPlaceOf(attribute) };
    const quote = `${value}`.includes('"') ? "'" : '"';
    return value ? `${right}=${quote}${value}${quote}` : right;
  });
  if (written.length < attributes.length) return undefined;
  return `<${[name, ...written].join(' ')}${children === 'none' ? ' />' : '>'}`;
}
