import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { company } from '#src/site/company.ts';

const content = join(import.meta.dirname, '../../content');

/** What the owner and the writers may change, and the placeholder that stands for it. */
export type OwnersWords = ReadonlyMap<string, string>;

/** The keys whose texts are read as names: of headings, links and buttons. */
const naming = new Set(['titel', 'navn', 'firma', 'spørgsmål', 'myte']);

/** The company's details, the names in content/data, and what articles are called. */
export function readOwnersWords(): OwnersWords {
  const words = new Map<string, string>();
  const add = (text: string, placeholder: string) => words.has(text) || words.set(text, placeholder);
  for (const [detail, value] of Object.entries(company)) {
    if (typeof value === 'string') add(value, `{${detail}}`);
  }
  for (const file of readdirSync(join(content, 'data'))) {
    for (const [key, text] of textsIn(parse(readFileSync(join(content, 'data', file), 'utf8')))) {
      if (!naming.has(key)) continue;
      add(text, `{${file.replace(/\.yaml$/, '')}}`);
      if (key === 'navn') add(text.split(' ')[0] ?? text, `{${file.replace(/\.yaml$/, '')}}`);
    }
  }
  for (const file of readdirSync(join(content, 'artikler'))) {
    const [, frontMatter = ''] = readFileSync(join(content, 'artikler', file), 'utf8').split(/^---$/m);
    add((parse(frontMatter) as { titel: string }).titel, '{artikel}');
  }
  return words;
}

/** Every text in a data file, with the key that it stands under. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

/** A name without them. It ends at its first number: a price, a date, a count are facts. */
export function withoutOwnersWords(name: string, words: OwnersWords): string {
  const longestFirst = [...words].sort(([a], [b]) => b.length - a.length);
  return longestFirst
    .reduce((text, [word, placeholder]) => text.replace(alone(word), placeholder), name)
    .replace(/\d.*$/s, '…');
}

/** The word where it is not part of a longer one. */
function alone(word: string): RegExp {
  const literal = word.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'gu');
}
