import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding } from '../diagnostic.ts';
import { tagAdvice } from '../rules/tag-rules.ts';
import { checkComponent } from './check-component.ts';
import { type ComponentSpec, componentSpecs } from './component-specs.ts';

const specs = new Map<string, ComponentSpec>(Object.entries(componentSpecs));

/** Checks every component of a text, and how often the text uses each. */
export function checkComponents(tree: Root): Finding[] {
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const where = `<${name}>`;
    const line = node.position?.start.line ?? 1;
    const spec = specs.get(name);
    if (!spec) {
      const { expected = `en af: ${[...specs.keys()].join(', ')}`, example } = tagAdvice(name) ?? {};
      findings.push({ line, where, found: 'en komponent, som ikke findes', expected, example });
      return;
    }
    findings.push(...checkComponent(node, spec, parent).map((each) => ({ line, ...each })));
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (spec.max && count === spec.max + 1)
      findings.push({ line, where, found: `nummer ${count} i teksten`, expected: `højst ${spec.max}` });
  });
  return findings;
}
