import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Returns the attributes of a component by name, as they are written: a name alone is `true`, and a value in braces code, `{}`. */
export function attributesOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): [string, unknown][] {
  return attributes.map((each) => {
    if (!('name' in each)) return ['{…}', {}];
    return [each.name, typeof each.value === 'object' && each.value ? {} : (each.value ?? true)];
  });
}
