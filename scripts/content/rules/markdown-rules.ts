import type { Nodes, RootContent } from 'mdast';
import { componentSpecs, specs } from '../schema/component-specs.ts';
import { slugOf } from '../slug.ts';
import { footnote } from './foreign-rules.ts';
import { type NodeRule, type PatternRule, sourceOf } from './rule.ts';

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1).trim();

/** Markdown that is not used here, or that is a sign away from what was meant. */
export const markdownPatterns: readonly PatternRule[] = [
  {
    // Below the front matter it keeps no draft from being published.
    test: /^kladde:.*/gm,
    where: 'kladde',
    expected: 'feltet over den linje med ---, som slutter felterne',
  },
  {
    test: /\[(?!#[a-z\d-]+\]\s*$)[^[\]]*\](?=\s*$)(?<=^(#{2,6} .*)\[[^[\]]*\])/g,
    of: ([found, words = '']) => ({ example: `${words}[#${slugOf(found) || 'anker'}]` }),
    where: 'anker',
    expected: 'små bogstaver a-z, tal og bindestreg mellem [# og ] efter en overskrift',
  },
  {
    test: /^(#{2,6})([^#\s].*)/gm,
    of: ([, signs, words]) => ({ example: `${signs} ${words}` }),
    where: 'overskrift',
    expected: 'et mellemrum efter havelågerne',
  },
  {
    test: /^[ \t]*\|.*\|.*\|[ \t]*$/gm,
    where: 'tabel',
    expected: 'under overskriften en linje med lige så mange felter: | --- | --- |',
  },
  {
    test: /(?<!\S)\S*(?:\]\s?\(|\]\[|\*\*)\S*/g,
    expected: '[tekst](/side) og **fed** uden mellemrum i tegnene; skriv \\[ og \\* for tegnet selv',
    example: 'Se [vores priser](/priser) her.',
  },
  {
    // Brackets without a letter are a number or omitted words.
    test: /\[(?!#[a-z\d-]+\]\s*$)(?=[^[\]\p{L}]*\p{L})([^[\]]*)\]/gu,
    of: ([, words = '']) => ({ example: `[${words.trim()}](/adressen)` }),
    where: 'link',
    expected: 'et link med adresse, eller \\[ for en kantet parentes',
  },
  {
    test: /[“”„]([^“”„\n]+)[“”]/g,
    of: ([, words = '']) => ({ example: `»${words}«` }),
    where: 'citationstegn',
    expected: 'de citationstegn, resten af siden har',
    severity: 'warning',
  },
];

export const markdownNodes: readonly NodeRule[] = [
  {
    node: 'heading',
    test: (heading, { source, parent, index }) => {
      const written = sourceOf(heading, source);
      const inSection = isInSection(parent);
      // A line of === or --- below a text is reported as such, and what sections begin with by `checkComponents`.
      if (!written.startsWith('#') || (inSection && heading.depth < 3)) return false;
      const words = written.replace(/^#+\s*/, '');
      if (heading.depth === 1) return { found: '# (niveau 1)', example: `## ${words || 'Mit afsnit'}` };
      const above = (parent.children as RootContent[])
        .slice(0, index)
        .findLast(({ type }) => type === 'heading');
      const deepest = (above?.type === 'heading' ? above.depth : inSection ? 2 : 1) + 1;
      if (heading.depth <= deepest) return false;
      return { expected: `højst ${deepest} havelåger her`, example: `${'#'.repeat(deepest)} ${words}` };
    },
    where: 'overskrift',
    expected: 'titlen fra front matter; afsnit begynder med ##, og intet niveau springes over',
  },
  {
    node: 'heading',
    test: (heading, { source }) => {
      const written = sourceOf(heading, source);
      const [words = ''] = written.split('\n').slice(-2);
      // A line of hyphens was meant as a rule.
      const example = written.endsWith('=') ? `## ${words.trim()}` : undefined;
      return !written.startsWith('#') && { found: `»${words.trim()}« over ${lastLine(written)}`, example };
    },
    where: 'overskrift',
    expected: '## foran en overskrift, eller en tom linje mellem teksten og stregen',
  },
  {
    node: 'heading',
    // Their values would be missing in the contents list and in the search.
    test: ({ children, depth }, { parent }) =>
      !(depth === 3 && isInSection(parent)) && children.some(hasComponent),
    where: 'overskrift',
    expected: 'en overskrift uden komponenter: prisen eller tallet kan stå i teksten under den',
  },
  {
    node: 'image',
    test: () => true,
    where: 'billede',
    expected: 'komponenten Figur, som kræver alt-tekst',
    example: componentSpecs.Figur.example,
  },
  {
    node: 'footnoteDefinition',
    test: () => true,
    ...footnote,
  },
  {
    node: 'definition',
    test: () => true,
    where: 'link',
    expected: 'adressen i linket selv; en note til dig selv skrives {/* … */}',
    example: 'Se [priserne](/priser) her.',
  },
  {
    node: 'code',
    // As chat programs give a text to copy.
    test: ({ lang }, { parent }) =>
      parent.type === 'root' && parent.children.length === 1 && /^(?:md|mdx|markdown)$/.test(lang ?? ''),
    where: 'kode',
    expected: 'teksten selv, uden linjerne med ``` om den',
  },
  {
    node: 'code',
    test: (code, { source }) => {
      // A block without an end takes everything below it.
      const end = lastLine(sourceOf(code, source)).replace(/^[\s>]*/, '');
      return !/^(?:`{3,}|~{3,})$/.test(end) && { found: 'en blok uden slutlinje' };
    },
    where: 'kode',
    expected: '``` på en linje for sig efter koden',
  },
  {
    node: 'table',
    test: ({ children }, { source }) => {
      const text = children.find((row) => !sourceOf(row, source).includes('|'));
      return text && { line: text.position?.start.line, found: sourceOf(text, source) };
    },
    where: 'tabel',
    expected: 'en tom linje mellem tabellen og teksten under den',
  },
  {
    node: 'table',
    // Cells beyond those of the heading would not be shown.
    test: ({ children: [heading, ...rows] }) => {
      const count = heading?.children.length ?? 0;
      const row = rows.find(({ children }) => children.length > count);
      if (!row) return false;
      const expected = `højst ${count} felter som i overskriften; skriv \\| for en streg i teksten`;
      return { line: row.position?.start.line, found: `${row.children.length} felter`, expected };
    },
    where: 'tabel',
    expected: 'højst 2 felter som i overskriften; skriv \\| for en streg i teksten',
  },
];

/** Whether a heading is that of a section of a page, or of an entry in one, which may be left out with the discount. */
const isInSection = (parent: Nodes) =>
  parent.type === 'mdxJsxFlowElement' &&
  (!specs.has(`${parent.name}`) || specs.get(`${parent.name}`)?.in !== undefined || parent.name === 'Rabat');

const hasComponent = (node: Nodes): boolean =>
  node.type === 'mdxJsxTextElement' || ('children' in node && node.children.some(hasComponent));
