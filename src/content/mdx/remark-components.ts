import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { checkComponent, contentOf, type Element } from './check-component.ts';
import { type ComponentSpec, componentSpecs } from './component-specs.ts';
import { type MdxReport, reportOf } from './report.ts';
import { tagAdvice } from './rules/tag-rules.ts';

const specs = new Map<string, ComponentSpec>(Object.entries(componentSpecs));
const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Checks every component of a text, and adds its links and pictures to the report. */
export function remarkComponents() {
  return (tree: Root, file: VFile) => {
    const report = reportOf(file);
    const uses = new Map<string, Element[]>();
    visit(tree, (node, _index, parent) => {
      if (node.type === 'link')
        // Links that remark-gfm creates from bare addresses have no position.
        report.links.push({
          href: node.url,
          text: contentOf(node),
          line: lineOf(node.position ? node : (parent ?? node)),
        });
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = node.name ?? '';
      const line = lineOf(node);
      const spec = specs.get(name);
      uses.set(name, [...(uses.get(name) ?? []), node]);
      if (!spec) {
        const { expected = `en af: ${[...specs.keys()].join(', ')}`, example } = tagAdvice(name) ?? {};
        const diagnostic = { where: `<${name}>`, found: 'en komponent, som ikke findes', expected, example };
        report.diagnostics.push({ line, ...diagnostic });
        return;
      }
      report.diagnostics.push(...checkComponent(node, spec, parent).map((each) => ({ line, ...each })));
      collect(node, report);
    });
    for (const [name, elements] of uses) report.diagnostics.push(...checkUses(name, elements));
  };
}

/** Adds the address and the picture of an element to the report. */
function collect(element: Element, report: MdxReport): void {
  const values = new Map(element.attributes.map((each) => ['name' in each ? each.name : '', each.value]));
  const [href, file] = [values.get('til'), values.get('billede')];
  const line = lineOf(element);
  if (typeof href === 'string')
    report.links.push({ href, text: `${values.get('knap') ?? values.get('navn')}`, line });
  if (typeof file === 'string') report.pictures.push({ file, line });
}

/** Checks how often a text uses a component. */
function checkUses(name: string, elements: readonly Element[]): MdxReport['diagnostics'] {
  const max = specs.get(name)?.max ?? elements.length;
  const element = elements[max];
  if (!element) return [];
  const found = `nummer ${max + 1} i teksten`;
  return [{ line: lineOf(element), where: `<${name}>`, found, expected: `højst ${max}` }];
}
