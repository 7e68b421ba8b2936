import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { slugOf } from '../slug.ts';
import { footnote, picture } from './foreign-rules.ts';
import { type NodeRule, type PatternRule, sourceOf } from './rule.ts';

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1).trim();

/** Markdown that is not used here, or that is a sign away from what was meant. */
export const markdownPatterns: readonly PatternRule[] = [
  {
    test: /\[(?<=^(#{2,6} .*)\[)(?!#[a-z\d-]+\]\s*$)[^[\]]*\](?=\s*$)/g,
    of: ([found, words = '']) => ({ example: `${words}[#${slugOf(found) || 'anker'}]` }),
    where: 'anker',
    expected: 'små bogstaver a-z, tal og bindestreg mellem [# og ] efter en overskrift',
    bad: '## Hvad koster det? [pris]',
    good: '## Hvad koster det? [#pris]',
  },
  {
    test: /^(#{2,6})([^#\s].*)/gm,
    of: ([, signs, words]) => ({ example: `${signs} ${words}` }),
    where: 'overskrift',
    expected: 'et mellemrum efter havelågerne',
    bad: '##Mit afsnit',
    good: '## Mit afsnit',
  },
  {
    test: /^[ \t]*\|.*\|.*\|[ \t]*$/gm,
    where: 'tabel',
    expected: 'under overskriften en linje med lige så mange felter: | --- | --- |',
    bad: '| Pakke | Tid |',
    good: '| Pakke | Tid |\n| --- | --- |\n| Lille | to uger |',
  },
  {
    test: /(?<!\S)\S*(?:\]\s?\(|\]\[)\S*|\S*\*\*\S*/g,
    expected: '[tekst](/side) og **fed** uden mellemrum i tegnene; skriv \\[ og \\* for tegnet selv',
    bad: 'Se [vores priser] (/priser) her.',
    good: 'Se [vores priser](/priser) her.',
  },
  {
    // Brackets without a letter are a number or omitted words.
    test: /\[(?!#[a-z\d-]+\]\s*$)([^[\]]*\p{L}[^[\]]*)\]/gu,
    of: ([, words = '']) => ({ example: `[${words.trim()}](/adressen)` }),
    where: 'link',
    expected: 'et link med adresse, eller \\[ for en kantet parentes',
    bad: 'Se [vores priser] her.',
    good: 'Se [vores priser](/priser) eller \\[priserne] her.',
  },
];

export const markdownNodes: readonly NodeRule[] = [
  {
    node: 'heading',
    test: (heading, { source, parent, index }) => {
      const written = sourceOf(heading, source);
      // A line of === or --- below a text is reported as such.
      if (!written.startsWith('#')) return false;
      const words = written.replace(/^#+\s*/, '');
      if (heading.depth === 1) return { found: '# (niveau 1)', example: `## ${words || 'Mit afsnit'}` };
      const above = (parent.children as RootContent[])
        .slice(0, index)
        .findLast(({ type }) => type === 'heading');
      const deepest = (above?.type === 'heading' ? above.depth : 1) + 1;
      if (heading.depth <= deepest) return false;
      return { expected: `højst ${deepest} havelåger her`, example: `${'#'.repeat(deepest)} ${words}` };
    },
    where: 'overskrift',
    expected: 'titlen fra front matter; afsnit begynder med ##, og intet niveau springes over',
    bad: '# Mit afsnit',
    good: '## Mit afsnit',
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
    bad: 'Det er slut her.\n---\nNu begynder det næste.',
    good: 'Det er slut her.\n\n---\n\nNu begynder det næste.',
  },
  {
    node: 'heading',
    // Their values would be missing in the contents list and in the search.
    test: (heading, { source }) => {
      let component: Nodes | undefined;
      visit(heading, 'mdxJsxTextElement', (node) => {
        component ??= node;
      });
      return component && { found: sourceOf(component, source), example: undefined };
    },
    where: 'overskrift',
    expected: 'en overskrift uden komponenter: prisen eller tallet kan stå i teksten under den',
    bad: '## Fra **<Pris navn="pakke.lille.pris" />**',
    good: '## Fra en lille hjemmeside',
  },
  {
    node: 'emphasis',
    // Signs of a multiplication or a wildcard: 1280*853 og 640*427.
    test: (emphasis, { source }) => {
      const { start, end } = emphasis.position ?? {};
      const around = source.slice((start?.offset ?? 0) - 1, (end?.offset ?? 0) + 1);
      const isBetween = /^[\p{L}\d]\*.*\*[\p{L}\d]$/su.test(around) && /\d|\s/.test(around);
      return isBetween && { found: around, example: around.replaceAll('*', '\\*') };
    },
    expected: '\\* eller × for tegnet selv: to stjerner ville forsvinde og sætte ordene imellem i kursiv',
    bad: 'Billederne er 1280*853 og 640*427 pixel.',
    good: 'Billederne er 1280 × 853 og 640\\*427 pixel.',
  },
  {
    node: 'image',
    test: ({ alt, url }) => ({ found: `![${alt ?? ''}](${url})` }),
    ...picture,
    bad: '![kurve](/kurve.png)',
  },
  {
    node: 'footnoteDefinition',
    test: () => true,
    ...footnote,
    bad: 'Det er sandt.\n\n[^1]: En note, som ingen ser.',
  },
  {
    node: 'definition',
    test: () => true,
    where: 'link',
    expected: 'adressen i linket selv; en note til dig selv skrives {/* … */}',
    bad: 'Se [priserne][p] her.\n\n[p]: /priser',
    good: 'Se [priserne](/priser) her.',
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
    bad: '```html\n<b>\n\n## Et afsnit',
    good: '```html\n<b>\n```',
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
    bad: '| A | B |\n| --- | --- |\n| 1 | 2 | 3 |',
    good: '| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |',
  },
];
