import type { Nodes } from 'mdast';
import { type NodeRule, type PatternRule, sourceOf } from './rule.ts';

const monthName = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2000, index)));
const month = `(?:${months.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|dec)\\.?)(?!\\p{L})`;
/** The number of a day with its month, in full or abbreviated, first on a line. */
const date = new RegExp(`^\\d+[.)]\\s*${month}`, 'iu');
/** Below a line that ends a sentence, or before a sentence: any other number may belong to the line above. */
const numberBelow = new RegExp(
  `(?<=[.:;!?][ \\t]*\\n)[ \\t>]*\\d{1,2}[.)][ \\t]+(?!${month})\\S.*|(?<=\\n)[ \\t>]*\\d{1,2}[.)][ \\t]+\\p{Lu}.*`,
  'gu',
);
const noList = 'en \\ efter tallet: ellers bliver tallet forrest på linjen til en liste';
const asItem = { where: 'liste', expected: 'bindestreg og mellemrum foran hvert punkt' };
const asPartOf =
  'mellemrum foran det, der hører til et punkt, så det begynder under punktets første ord, og hver række talt fra 1.';
/** A small picture, in the letters of any keyboard, that stands for the sign of a list. */
const emoji = '(?:\\p{Extended_Pictographic}|\\d\\ufe0f?\\u20e3)[^\\p{L}\\p{N}\\s]*(?![^\\p{L}\\p{N}\\s])';

/** Lists and tables that Markdown does not read where one is meant. */
export const listPatterns: readonly PatternRule[] = [
  {
    // Signs of lists in Word and Pages.
    test: /^[ \t>]*(?:[•·‣◦▪▫●○■□◆◇➢➤►▶✓✔☐☑✗]\s*|o\t+)(\S.*)(?:\n.*)*/gmu,
    of: ([, words]) => ({ example: `- ${words}` }),
    ...asItem,
  },
  {
    // One such line may be a paragraph.
    test: new RegExp(`^[ \\t>]*${emoji}[ \\t]*(\\S.*)\\n[ \\t>]*${emoji}.*(?:\\n.*)*`, 'gmu'),
    of: ([, words]) => ({ example: `- ${words}` }),
    ...asItem,
  },
  {
    // A component that begins a line is blank here, and a colon may follow it.
    test: /(?:^[ \t>]*(\S.*)\n)?^(?:> ?)*[ \t]{0,3}:[ \t]+(\S.*)/gm,
    of: ([, term = 'Ordet', words]) => ({ example: `- **${term}**: ${words}` }),
    ...asItem,
  },
  {
    test: /^[ \t>]*(\S[^\t\n]*\t.*\S)[ \t]*\n[ \t>]*\S[^\t\n]*\t.*\S(?:\n.*)*/gm,
    of(_match, written) {
      const [row = ''] = written.trim().split('\n');
      return { example: `| ${row.split(/\s*\t\s*/).join(' | ')} |` };
    },
    where: 'tabel',
    expected: 'en tabel med | mellem felterne og | --- | under overskriften',
  },
  {
    // One such line may be a line of a dialogue.
    test: /^[ \t>]*(?:[–—−‐‑]\s*|-(?=[\p{L}\d]))(\S.*)\n[ \t>]*(?:[–—−‐‑]|-(?=[\p{L}\d])).*(?:\n.*)*/gmu,
    of: ([, words]) => ({ example: `- ${words}` }),
    ...asItem,
    severity: 'warning',
  },
  {
    test: /^[ \t>]*\(?(?:a[.)]|i[.)]|1[.)](?!\s))\s*(\S.*)\n[ \t>]*\(?(?:b|ii|2)[.)].*(?:\n.*)*|^\(1\)\s*(\S.*)\n[ \t>]*\(2\).*(?:\n.*)*/gm,
    of: ([, words, others]) => ({ example: `1. ${words ?? others}` }),
    where: 'liste',
    expected: 'tal, punktum og mellemrum foran hvert punkt',
    severity: 'warning',
  },
  {
    // One such line without the last point may be a number with decimals.
    test: /(?<=\n)[ \t>]*\d+\.\d+\.[ \t]+(\S.*)(?:\n.*)*|^[ \t>]*\d+\.\d+[ \t]+(\S.*)\n[ \t>]*\d+\.\d+[ \t].*(?:\n.*)*/gm,
    of: ([, words, others]) => ({ example: `   1. ${words ?? others}` }),
    where: 'liste',
    expected: asPartOf,
    severity: 'warning',
  },
  {
    test: numberBelow,
    where: 'liste',
    expected: 'en tom linje før en liste, der ikke begynder med 1., og tre mellemrum foran tekst i et punkt',
    severity: 'warning',
  },
];

/** Whether a list, or an item of one, is indented below the numbers of a list, but not by enough to be a part of it. */
const isIndented =
  (list: Nodes) =>
  ({ position }: Nodes) =>
    (position?.start.column ?? 0) > (list.position?.start.column ?? 0);

/** Lists that Markdown reads where none is meant, or reads otherwise. */
export const listNodes: readonly NodeRule[] = [
  {
    node: 'listItem',
    // Markdown counts by itself, from the first number. All numbers may be 1, and a list may go on after a figure.
    test: (item, { source, parent: list, index }) => {
      if (list.type !== 'list' || !list.ordered || list.children.some(isIndented(list))) return false;
      const line = sourceOf(item, source).split('\n', 1).join();
      const diagnostic = { found: line, example: line.replace(/^\d+/, '$&\\') };
      if (date.test(line)) return { ...diagnostic, where: 'dato', expected: noList };
      const number = Number.parseInt(line, 10);
      if (index === 0) return number > 31 && { ...diagnostic, severity: 'warning' };
      return number !== 1 && number !== (list.start ?? 1) + index && diagnostic;
    },
    where: 'liste',
    expected: 'tallene i rækkefølge fra 1.; er tallet en del af sætningen, så skriv en \\ efter det',
  },
  {
    node: 'list',
    // Three lists then stand in place of one, or all numbers in one row.
    test: (list, { source, parent, index }) => {
      const above = parent.children[index - 1];
      const isBelow = above?.type === 'list' && above.ordered && isIndented(above)(list);
      const at = isBelow || !list.ordered ? 0 : list.children.findIndex(isIndented(list));
      const [item, part] = [isBelow ? above.children.at(-1) : list.children[at - 1], list.children[at]];
      if (!item || !part) return false;
      const found = sourceOf(part, source).split('\n', 1).join();
      const [number = ''] = /^\S+\s/.exec(sourceOf(item, source)) ?? [];
      return { line: part.position?.start.line, found, example: ' '.repeat(number.length) + found };
    },
    where: 'liste',
    expected: asPartOf,
    severity: 'warning',
  },
  {
    node: 'listItem',
    test: ({ checked }) => typeof checked === 'boolean' && { found: checked ? '[x]' : '[ ]' },
    where: 'liste',
    expected: 'et punkt uden [ ]; en <Tjekliste> tegner felterne',
    example: '- Et punkt',
  },
];
