import type { Node, Paragraph, Root, Table } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { compareAttributes } from './compare-attributes.ts';
import { type ComponentSpec, componentSpecs } from './component-specs.ts';
import { expectedValue, isPrice, meantValue } from './expected-value.ts';
import { reportOf } from './report.ts';
import { startTag } from './start-tag.ts';
import { lineAdvice } from './syntax-advice.ts';
import { tagAdvice } from './tag-advice.ts';

const specs: Readonly<Record<string, ComponentSpec>> = componentSpecs;
const { Figur, Kilde } = componentSpecs;
const lineOf = (node: Node) => node.position?.start.line ?? 1;

const betweenTags = 'mellem start- og slutmærke';
/** Descriptions of valid children. */
const expectedChildren: Readonly<Record<ComponentSpec['children'], string>> = {
  none: `ingenting ${betweenTags}; mærket slutter med />`,
  markdown: `tekst ${betweenTags}`,
  list: `en liste med bindestreg ${betweenTags}`,
  table: `en tabel ${betweenTags}`,
};

/** Returns the text of a node, with the tags of the components in it; empty when nothing will be shown. */
function contentOf(node: Node): string {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return `<${(node as MdxJsxFlowElement).name ?? ''}>`;
  }
  if (!('children' in node)) return node.type.endsWith('Expression') ? '' : textOf(node);
  return (node.children as readonly Node[]).map(contentOf).join('');
}

/** Returns an excerpt of invalid children; null when they are valid. */
function invalidChildren(kind: ComponentSpec['children'], children: readonly Node[]): string | null {
  const blocks = children.filter((child) => contentOf(child).trim() !== '');
  const excerpt = (block: Node) => {
    const content = contentOf(block).trim().slice(0, 60);
    return /^<\w+>$/.test(content) ? content : `"${content}"`;
  };
  if (kind !== 'none' && blocks.length === 0) return 'ingenting';
  if (kind === 'markdown') return null;
  const other = blocks.find(({ type }) => type !== kind);
  return other ? excerpt(other) : null;
}

const rendersBlock = (name: string) => name in specs && !specs[name]?.inline;
/** Nodes that may not contain a component that renders a block. */
const phrasing = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);

/**
 * Validates every component, and rejects JavaScript, Markdown images, footnotes and `#` headings, with line and suggested
 * fix.
 */
export function remarkComponents() {
  return (tree: Root, file: VFile) => {
    const report = reportOf(file);
    const addDiagnostic = (node: Node, where: string, found: string, expected: string, example?: string) =>
      report.diagnostics.push({ line: lineOf(node), where, found, expected, example });
    /** Line of each calculator, by preselected size. */
    const calculators = new Map<string, number>();
    /** Number of uses of each component. */
    const uses = new Map<string, number>();
    /** Depth of the previous heading; the page's title has 1. */
    let depth = 1;

    const sourceOf = ({ position }: Node) =>
      String(file).slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

    visit(tree, (node, _index, parent) => {
      switch (node.type) {
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          check(node as MdxJsxFlowElement | MdxJsxTextElement);
          if (phrasing.has(parent?.type ?? '') && rendersBlock(node.name ?? '')) {
            addDiagnostic(
              node,
              `<${node.name}>`,
              'en komponent midt i en sætning',
              'alene på sin egen linje',
            );
          }
          break;
        case 'mdxjsEsm':
          addDiagnostic(
            node,
            'import/export',
            'kode i teksten',
            'kun tekst og komponenterne i content/README.md',
          );
          break;
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          // `{/* … */}` is the syntax of comments in MDX.
          if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) {
            const found = `{${node.value}}`;
            const { expected = 'tekst; skriv \\{ for en krølleparentes', example } = lineAdvice(found) ?? {};
            addDiagnostic(node, '{ }', found, expected, example);
          }
          break;
        case 'image': {
          const found = `![${node.alt ?? ''}](${node.url})`;
          addDiagnostic(node, 'billede', found, 'komponenten Figur, som kræver alt-tekst', Figur.example);
          break;
        }
        case 'footnoteReference': {
          const expected = 'et link på ordene eller en <Kilde> efter dem';
          addDiagnostic(node, 'fodnote', `[^${node.identifier}]`, expected, Kilde.example);
          break;
        }
        case 'heading': {
          const words = sourceOf(node).replace(/^#+\s*/, '');
          const expected = 'titlen fra front matter; afsnit begynder med ##';
          // A line of === below a text is reported as such.
          const isWritten = String(file)[node.position?.start.offset ?? 0] === '#';
          if (node.depth === 1 && isWritten)
            addDiagnostic(node, 'overskrift', '# (niveau 1)', expected, `## ${words || 'Mit afsnit'}`);
          else if (node.depth > depth + 1) {
            const found = `${'#'.repeat(node.depth)} ${textOf(node)}`;
            addDiagnostic(
              node,
              'overskrift',
              found,
              `højst ${depth + 1} havelåger her: intet niveau springes over`,
              `${'#'.repeat(depth + 1)} ${words}`,
            );
          }
          depth = node.depth;
          break;
        }
        case 'paragraph':
          checkLines(node);
          break;
        case 'text': {
          const match = /(?<!\S)\S*(?:\]\s?\(|\]\[|\*\*)\S*/.exec(node.value);
          if (!match) break;
          const line = lineOf(node) + node.value.slice(0, match.index).split('\n').length - 1;
          const expected = '[tekst](/side) og **fed** uden mellemrum i tegnene; skriv \\* for en stjerne';
          report.diagnostics.push({ line, where: 'teksten', found: match[0], expected });
          break;
        }
        case 'code': {
          // A block without an end takes everything below it.
          const end = String(file).split('\n')[(node.position?.end.line ?? 1) - 1] ?? '';
          if (!/^[\s>]*(?:```+|~~~+)\s*$/.test(end) || node.position?.end.line === lineOf(node))
            addDiagnostic(node, 'kode', 'en blok uden slutlinje', '``` på en linje for sig efter koden');
          break;
        }
        case 'listItem':
          if (typeof node.checked === 'boolean')
            addDiagnostic(
              node,
              'liste',
              node.checked ? '[x]' : '[ ]',
              'et punkt uden [ ]; en <Tjekliste> tegner felterne',
            );
          break;
        case 'table':
          checkRows(node);
          break;
        case 'link':
          if (contentOf(node).trim() === '') {
            const found = `[](${node.url})`;
            addDiagnostic(
              node,
              'link',
              found,
              'en linktekst mellem [ og ]',
              `[navnet på siden](${node.url})`,
            );
          }
          // Links that remark-gfm creates from bare addresses have no position.
          report.links.push({
            href: node.url,
            text: textOf(node),
            line: lineOf(node.position ? node : (parent ?? node)),
          });
          break;
      }
    });

    /** Cells beyond those of the heading would not be shown. */
    function checkRows({ children: [heading, ...rows] }: Table) {
      const count = heading?.children.length ?? 0;
      for (const row of rows) {
        if (row.children.length <= count) continue;
        const expected = `højst ${count} felter som i overskriften; skriv \\| for en streg i teksten`;
        addDiagnostic(row, 'tabel', `${row.children.length} felter`, expected);
      }
    }

    /** A heading without a space after its hashes, and a table without a line below its heading, are text to Markdown. */
    function checkLines({ children, position }: Paragraph) {
      let line = position?.start.line ?? 1;
      for (const [index, child] of children.entries()) {
        const text = child.type === 'text' ? child.value : '';
        for (const [row, words] of text.split('\n').entries()) {
          if (row === 0 && index > 0) continue;
          if (/^\s*\|.*\|\s*$/.test(words)) {
            const expected = 'under overskriften en linje med lige så mange felter: | --- | --- |';
            report.diagnostics.push({ line: line + row, where: 'tabel', found: words.trim(), expected });
            return;
          }
          const [found, hashes = '', title = ''] = /^(#{2,6})([^#\s].*)$/.exec(words) ?? [];
          if (!found) continue;
          const diagnostic = { where: 'overskrift', found, expected: 'et mellemrum efter havelågerne' };
          report.diagnostics.push({ line: line + row, ...diagnostic, example: `${hashes} ${title}` });
        }
        line = child.position?.end.line ?? line;
      }
    }

    /** Visible text of the link that a component renders. */
    function labelOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
      const label = attributes.find((each) => 'name' in each && ['knap', 'navn'].includes(each.name));
      return String(label?.value ?? '');
    }

    /** Returns what was meant by an attribute with a wrong value, or how to write it unless that would be a guess. */
    function exampleFor(
      element: MdxJsxFlowElement | MdxJsxTextElement,
      spec: ComponentSpec,
      attribute: MdxJsxAttribute,
    ) {
      const value = `${attribute.value}`;
      const kind = spec.attributes[attribute.name] ?? 'text';
      if (kind === 'fact' && isPrice(value)) return `<Pris navn="${value}" />`;
      const meant = meantValue(kind, value);
      if (meant) return startTag(element, spec, (each) => (each === attribute ? { value: meant } : {}));
      return kind === 'company' || kind === 'size' ? undefined : spec.example;
    }

    function check(element: MdxJsxFlowElement | MdxJsxTextElement) {
      const name = element.name ?? '';
      const tag = `<${name}>`;
      const line = lineOf(element);
      const spec = specs[name];
      if (!spec) {
        const known = Object.keys(specs).join(', ');
        const { expected = `en af: ${known}`, example } = tagAdvice(name) ?? {};
        addDiagnostic(element, tag, 'en komponent, som ikke findes', expected, example);
        return;
      }
      uses.set(name, (uses.get(name) ?? 0) + 1);
      if (spec.max && uses.get(name) === spec.max + 1)
        addDiagnostic(element, tag, `nummer ${spec.max + 1} i teksten`, `højst ${spec.max}`);
      const { meant, missing, oneOf } = compareAttributes(element, spec);
      const given = new Set<string>();
      for (const attribute of element.attributes) {
        if (attribute.type === 'mdxJsxAttribute') {
          if (given.has(attribute.name))
            addDiagnostic(
              element,
              `<${name} ${attribute.name}>`,
              `${attribute.name} to gange`,
              'hver attribut én gang',
            );
          given.add(attribute.name);
        }
        const value = attribute.value ?? null;
        if (attribute.type === 'mdxJsxExpressionAttribute' || (value && typeof value === 'object')) {
          addDiagnostic(element, tag, 'en værdi i krølleparentes', 'en tekst i anførselstegn', spec.example);
          continue;
        }
        const where = `<${name} ${attribute.name}>`;
        const kind = spec.attributes[attribute.name];
        if (!kind) {
          const right = meant.get(attribute.name);
          const known = oneOf.length ? oneOf : Object.keys(spec.attributes);
          const expected = right ? `attributten ${right}` : `attributterne: ${known.join(', ') || 'ingen'}`;
          const example =
            right && startTag(element, spec, (each) => ({ name: meant.get(each.name) ?? each.name }));
          const found = `${attribute.name}, en attribut, som ikke findes`;
          addDiagnostic(element, where, found, expected, example ?? spec.example);
          continue;
        }
        const expected = expectedValue(kind, value);
        if (expected) {
          addDiagnostic(element, where, `"${value}"`, expected, exampleFor(element, spec, attribute));
        } else if (kind === 'link' || kind === 'source')
          report.links.push({ href: String(value), text: labelOf(element), line });
        else if (kind === 'picture') report.pictures.push({ file: String(value), line });
      }
      for (const attribute of missing) {
        addDiagnostic(element, tag, `${attribute} mangler`, `attributten ${attribute}`, spec.example);
      }
      if (name === 'Prisberegner') {
        const size = String(element.attributes[0]?.value ?? '');
        const found = `den samme prisberegner som i linje ${calculators.get(size)}`;
        if (calculators.has(size)) addDiagnostic(element, tag, found, 'højst én af hver størrelse');
        calculators.set(size, line);
      }
      const found = invalidChildren(spec.children, element.children);
      if (found) addDiagnostic(element, tag, found, expectedChildren[spec.children], spec.example);
    }
  };
}
