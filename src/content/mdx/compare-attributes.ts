import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { misnamed } from '../misnamed.ts';
import type { ComponentSpec } from './component-specs.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Compares the attributes of an element with those it should have. `meant` has for each that does not exist the one that
 * was probably meant, and `missing` those that stand under no other name. Where neither is certain but as many do not
 * exist as are missing, these are `oneOf`: `src` and `caption` look nothing like `billede` and `tekst`.
 */
export function compareAttributes(element: Element, { attributes, optional = [] }: ComponentSpec) {
  const given = new Set(
    element.attributes.flatMap((attribute) => ('name' in attribute ? attribute.name : [])),
  );
  const unknown = [...given].filter((name) => !Object.hasOwn(attributes, name));
  const absent = Object.keys(attributes).filter((name) => !given.has(name));
  const required = absent.filter((name) => !optional.includes(name));
  const similar = misnamed(
    unknown,
    required,
    absent.filter((name) => optional.includes(name)),
  );
  const explained = [...similar.values()];
  const missing = required.filter((name) => !explained.includes(name));
  const others = unknown.filter((name) => !similar.has(name));
  if (others.length !== missing.length) return { meant: similar, missing, oneOf: [] };
  const [other, right] = [others[0], missing[0]];
  if (others.length > 1 || !other || !right) return { meant: similar, missing: [], oneOf: missing };
  return { meant: new Map([...similar, [other, right]]), missing: [], oneOf: [] };
}
