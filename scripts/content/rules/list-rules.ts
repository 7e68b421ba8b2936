import { type NodeRule, type PatternRule, sourceOf } from './rule.ts';

const monthName = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' });
const months = Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2000, index)));
/** The number of a day with its month, in full or abbreviated, first on a line. */
const date = new RegExp(
  `^\\d+[.)]\\s*(?:${months.join('|')}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|dec)\\.?)(?!\\p{L})`,
  'iu',
);
const noList = 'en \\ efter tallet: ellers bliver tallet forrest på linjen til en liste';
const asItem = { where: 'liste', expected: 'bindestreg og mellemrum foran hvert punkt' };

/** Lists and tables that Markdown does not read where one is meant. */
export const listPatterns: readonly PatternRule[] = [
  {
    // Signs of lists in Word and Pages.
    test: /^[ \t>]*(?:[•·‣◦▪▫●○■□◆◇➢➤►▶✓✔☐☑✗]\s*|o\t+)(\S.*)(?:\n.*)*/gmu,
    of: ([, words]) => ({ example: `- ${words}` }),
    ...asItem,
  },
  {
    test: /^[ \t>]*(\S.*?\t.*\S)[ \t]*\n[ \t>]*\S.*?\t.*\S(?:\n.*)*/gm,
    of: ([, row = '']) => ({ example: `| ${row.split(/\s*\t\s*/).join(' | ')} |` }),
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
];

/** Lists that Markdown reads where none is meant, or reads otherwise. */
export const listNodes: readonly NodeRule[] = [
  {
    node: 'listItem',
    // Markdown counts by itself, from the first number. All numbers may be 1, and a list may go on after a figure.
    test: (item, { source, parent: list, index }) => {
      if (list.type !== 'list' || !list.ordered) return false;
      const line = sourceOf(item, source).split('\n', 1).join();
      const finding = { found: line, example: line.replace(/^\d+/, '$&\\') };
      if (date.test(line)) return { ...finding, where: 'dato', expected: noList };
      const number = Number.parseInt(line, 10);
      if (index === 0) return number > 31 && { ...finding, severity: 'warning' };
      return number !== 1 && number !== (list.start ?? 1) + index && finding;
    },
    where: 'liste',
    expected: 'tallene i rækkefølge fra 1.; er tallet en del af sætningen, så skriv en \\ efter det',
  },
  {
    node: 'listItem',
    test: ({ checked }) => typeof checked === 'boolean' && { found: checked ? '[x]' : '[ ]' },
    where: 'liste',
    expected: 'et punkt uden [ ]; en <Tjekliste> tegner felterne',
    example: '- Et punkt',
  },
];
