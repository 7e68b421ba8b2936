import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { isDiscountFact } from '#src/site/facts.ts';
import type { Diagnostic } from '../../lib/diagnostic.ts';
import { tagDiagnostic } from '../rules/tag-rules.ts';
import type { ComponentSpec } from '../schema/component-spec.ts';
import { componentSpecs, specs } from '../schema/component-specs.ts';
import { diagnosticsOf } from '../schema/validate.ts';
import { attributesOf } from './attributes-of.ts';
import { contentOf } from './content-of.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Add = (found: string, expected: string, example?: string) => void;

/** What has words as its content, and may not contain a component that renders a block. */
const parentsOfWords = 'paragraph heading emphasis strong delete link tableCell'.split(' ');

/** Checks every component of a text against the table of components, and how often the text uses each. */
export function checkComponents(tree: Root, isPage = false): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = ({ position }: Nodes, where: string, found: string, expected: string, example?: string) =>
    diagnostics.push({ line: position?.start.line, where, found, expected, example });
  const first = new Map<string, number | undefined>();
  const inRabat = nodesIn(tree, 'Rabat');
  const sometimes = new Set([...inRabat, ...nodesIn(tree, 'Hvis')]);
  const questions = nodesIn(tree, 'Spoergsmaal');
  visit(tree, (node, _index, parent) => {
    if (isPage && parent === tree && !isComment(node) && !isSection(node)) {
      const expected = `teksten i en sektion: ${sections.join(', ')}`;
      const found = contentOf(node).trim().slice(0, 60) || node.type;
      report(node, 'teksten', found, expected, '<Afsnit>');
    }
    if (node.type === 'heading' && sometimes.has(node) && !questions.has(node)) {
      const expected =
        'overskriften før <Rabat> eller <Hvis>: links til den ville føre ingen steder hen, når den er væk';
      report(node, 'overskrift', contentOf(node), expected);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const line = node.position?.start.line;
    const add: Add = (...words) => report(node, `<${name}>`, ...words);
    const spec = specs.get(name);
    if (!spec) {
      const { expected, example } = tagDiagnostic(name) ?? {};
      add(
        'en komponent, som ikke findes',
        expected ?? `en af: ${(isPage && parent === tree ? sections : namesIn(isPage)).join(', ')}`,
        example,
      );
      return;
    }
    if (spec.in && !isPage)
      add('en komponent, som kun sider har', 'en side i content/sider, eller teksten uden den');
    else if (spec.in === 'page' && parent !== tree)
      add('en sektion inde i noget andet', 'alene på siden: luk den, der er åben, før den');
    if (!spec.inline && parentsOfWords.includes(parent?.type ?? ''))
      add('en komponent midt i en sætning', 'alene på sin egen linje');
    const attributes = attributesOf(node);
    const names = attributes.map(([each]) => each);
    const twice = names.find((each, index) => names.indexOf(each) < index);
    if (twice) add(`${twice} to gange`, 'hver attribut én gang');
    const values = Object.fromEntries(attributes);
    const { error } = spec.schema.safeParse(values, { reportInput: true });
    if (error)
      for (const { where, example: meant, ...diagnostic } of diagnosticsOf(error)) {
        const written = meant?.replace(/: (.*)/, '="$1"');
        const example = spec.example.replace(/\w+="[^"]*"/g, (attribute) =>
          written && attribute.startsWith(`${where}=`) ? written : attribute,
        );
        diagnostics.push({ ...diagnostic, line, where: `<${name} ${where}>`, example });
      }
    checkChildren(node, spec, add);
    if (spec.once && first.has(name))
      add('endnu en', `højst én i teksten: den første står i linje ${first.get(name)}`);
    else first.set(name, line);
    if (isDiscountFact(`${values.navn}`) && !inRabat.has(node))
      add(`${values.navn}`, 'rabatten inde i <Rabat>, som forsvinder med den', componentSpecs.Rabat.example);
  });
  return diagnostics;
}

/** Returns everything in the components of a name. */
function nodesIn(tree: Root, name: string): Set<Nodes> {
  const nodes = new Set<Nodes>();
  visit(tree, { name }, (box) => visit(box as Root, (node) => void nodes.add(node)));
  return nodes;
}

/** Returns the names of the components that a text may have, or a section of a page. */
const namesIn = (isPage: boolean) =>
  [...specs].filter(([, spec]) => !spec.in || (isPage && spec.in === 'section')).map(([name]) => name);

const isComment = ({ type }: Nodes) => type === 'mdxFlowExpression';
const isSection = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' &&
  (!specs.has(`${node.name}`) || specs.get(`${node.name}`)?.in === 'page');
const sections = [...specs].filter(([, spec]) => spec.in === 'page').map(([name]) => `<${name}>`);

/** Descriptions of valid children. */
const expectedChildren: Readonly<Record<ComponentSpec['children'], string>> = {
  none: 'ingenting mellem start- og slutmærke; mærket slutter med />',
  markdown: 'tekst mellem start- og slutmærke',
  list: 'en liste med bindestreg mellem start- og slutmærke',
  table: 'en tabel mellem start- og slutmærke',
  links: 'kun links mellem start- og slutmærke, et på hver linje',
  logos: 'kun <Logo … /> mellem start- og slutmærke, et på hver linje',
  any: '',
};

function checkChildren({ children }: Element, spec: ComponentSpec, add: Add): void {
  if (spec.children === 'any') return;
  const blocks = (children as readonly Nodes[]).filter((child) => contentOf(child).trim() !== '');
  const [first] = blocks;
  const isMissing = spec.children !== 'none' && blocks.length === 0;
  const other = blocks.find((block) => !isExpected(block, spec.children));
  if (isMissing || other)
    add(other ? contentOf(other).trim() : 'ingenting', expectedChildren[spec.children], spec.example);
  else if (spec.heading || spec.entries) {
    const entries = blocks.filter((block) => block.type === 'heading' && block.depth === 3).length;
    if (spec.count && entries !== spec.count)
      add(`${entries} overskrifter med ###`, `præcis ${spec.count}: tegningen tæller dem`);
    const signs = '#'.repeat(spec.heading ?? 3);
    const isRight = first?.type === 'heading' && first.depth === signs.length;
    if (!isRight && !(spec.entries === 'anchors' && isNamed(first, 'Rabat')))
      add(
        first ? contentOf(first).trim() : 'ingenting',
        `en overskrift med ${signs} først`,
        `${signs} Overskriften`,
      );
    const again = blocks.find(
      (block) => block !== first && block.type === 'heading' && block.depth === spec.heading,
    );
    if (again) add(contentOf(again), `højst én overskrift med ${signs}: begynd en ny sektion`);
    const deeper = blocks.find((block) => spec.entries && block.type === 'heading' && block.depth > 3);
    if (deeper)
      add(contentOf(deeper), 'kun overskrifter med ###, en til hvert punkt', `### ${contentOf(deeper)}`);
  }
}

function isExpected(block: Nodes, children: ComponentSpec['children']): boolean {
  if (children === 'markdown') return true;
  if (children !== 'links' && children !== 'logos') return block.type === children;
  const parts: readonly Nodes[] = block.type === 'paragraph' ? block.children : [block];
  return parts.every((part) => {
    if (part.type === 'text') return part.value.trim() === '';
    return children === 'logos' ? isNamed(part, 'Logo') : part.type === 'link' || isNamed(part, 'Firma');
  });
}

const isNamed = (node: Nodes | undefined, name: string) =>
  node !== undefined && 'name' in node && node.name === name;
