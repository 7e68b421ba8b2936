import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { danishCount } from '#src/lib/danish-count.ts';
import { company } from '#src/site/company.ts';

const content = join(import.meta.dirname, '../../content');

/** Texts that the owner and the writers may change, each with its placeholder. */
export type Placeholders = ReadonlyMap<string, string>;

/** Keys in content/data whose texts appear in the names of headings, links and buttons. */
const nameKeys = new Set(['titel', 'navn', 'firma', 'spørgsmål', 'myte']);

/** Reads the company details, the names in content/data and the titles of articles. */
export function readPlaceholders(): Placeholders {
  const placeholders = new Map<string, string>();
  const add = (text: string, placeholder: string) =>
    placeholders.has(text) || placeholders.set(text, placeholder);
  for (const [detail, value] of Object.entries(company)) {
    if (typeof value === 'string') add(value, `{${detail}}`);
  }
  for (const file of readdirSync(join(content, 'data'))) {
    for (const [key, text] of textsIn(parse(readFileSync(join(content, 'data', file), 'utf8')))) {
      if (!nameKeys.has(key)) continue;
      const placeholder = `{${file.replace(/\.yaml$/, '')}}`;
      add(text, placeholder);
      if (key === 'navn') add(text.split(' ')[0] ?? text, placeholder);
    }
  }
  for (const file of readdirSync(join(content, 'artikler'))) {
    const [, frontMatter = ''] = readFileSync(join(content, 'artikler', file), 'utf8').split(/^---$/m);
    add((parse(frontMatter) as { titel: string }).titel, '{artikel}');
  }
  return placeholders;
}

/** Returns every text in a data file as `[key, text]`. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

/** The number of cases, reasons and the like at the start of a heading. */
const leadingCount = new RegExp(
  `^(?:${Array.from({ length: 30 }, (_, count) => danishCount(count)).join('|')})(?= \\p{Ll})`,
  'u',
);

/** Replaces editable texts in a name, and everything from the first number on: prices, dates and counts are facts. */
export function maskName(name: string, placeholders: Placeholders): string {
  const longestFirst = [...placeholders].sort(([a], [b]) => b.length - a.length);
  return longestFirst
    .reduce((masked, [text, placeholder]) => masked.replace(wholeWord(text), placeholder), name)
    .replace(leadingCount, '{antal}')
    .replace(/\d.*$/s, '…');
}

/** Returns a pattern that matches a text only where it is not part of a longer word. */
function wholeWord(text: string): RegExp {
  const literal = text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'gu');
}
