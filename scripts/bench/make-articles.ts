import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '#src/content/categories.ts';
import { seededRandom } from '../drawing/random.ts';

/** One word in this many is a random compound, so that the vocabulary grows with the number of articles. */
const wordsPerCompound = 30;
/** Maximum number of consecutive words copied from the source. */
const longestRun = 6;

/** Words that turn a sentence into a claim, for which the content checks require a source. */
const claims =
  /^(?:procent|ifølge|oply\w+|offentliggjorde|undersøgelse\w*|måling\w*|statistik\w*|viser|skriver|siger|skrev|anbefaler|advarer|nævner|beder|kræver|kalder)$/i;

/** Returns the words of an article in order, without front matter, code, markup and words that make claims. */
function wordsOf(article: string): string[] {
  const text = article
    .replace(/^---.*?^---$/ms, '')
    .replace(/^```.*?^```$/gms, '')
    .replace(/<[^>]*>|\[#[^\]]*\]|\]\([^)]*\)|https?:\S+/g, ' ');
  // `www` would become a link.
  return (text.match(/\p{L}[\p{L}-]+/gu) ?? []).filter((word) => !claims.test(word) && word !== 'www');
}

/** Returns an article of about 2,400 words in twelve sections, with tables, lists, links, notes and facts. */
function benchArticle(index: number, source: readonly string[]): string {
  const random = seededRandom(`article ${index}`);
  const below = (end: number) => Math.floor(random() * end);
  const pick = () => (source[below(source.length)] ?? '').toLowerCase();
  const part = () => {
    let word = pick();
    while (word.length < 4) word = pick();
    return word;
  };
  const words = (length: number): string[] => {
    const result: string[] = [];
    while (result.length < length) {
      const start = below(source.length);
      result.push(...source.slice(start, start + 1 + below(longestRun)));
      if (below(wordsPerCompound) < longestRun / 2) result.push(part() + part());
    }
    return result.slice(0, length).map((word) => word.toLowerCase());
  };
  const sentence = (length: number) => {
    const text = words(length).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const upTo = (letters: number) => words(30).join(' ').slice(0, letters).trim();
  const paragraph = () => Array.from({ length: 4 }, () => sentence(11)).join(' ');
  const section = (number: number) =>
    [
      `## Afsnit ${number} om ${words(4).join(' ')} [#afsnit-${number}]`,
      paragraph(),
      `${sentence(10)} Se [vores priser](/priser) og [afsnit 1](#afsnit-1). En lille hjemmeside koster fra <Pris navn="pakke.lille.pris" />.`,
      Array.from({ length: 4 }, () => `- ${sentence(6)}`).join('\n'),
      number % 3 === 0
        ? `<Tabel titel="Tabel ${number}">\n\n| Emne | Mål | Note |\n| --- | --- | --- |\n${Array.from({ length: 5 }, () => `| ${pick()} | ${Math.round(random() * 100)} | ${sentence(3)} |`).join('\n')}\n\n</Tabel>`
        : `<Note titel="Husk">\n\n${sentence(20)}\n\n</Note>`,
      paragraph(),
      paragraph(),
    ].join('\n\n');
  const body = Array.from({ length: 12 }, (_, number) => section(number + 1)).join('\n\n');
  const day = String(1 + (index % 28)).padStart(2, '0');
  const month = String(1 + (index % 12)).padStart(2, '0');
  return `---
titel: 'Prøve ${index}: ${upTo(48)}'
undertitel: 'En lavet artikel, som kun benchmarken bygger.'
beskrivelse: 'Prøve ${index}, som kun benchmarken bygger: ${upTo(110)}'
uddrag: 'Prøve ${index}: ${upTo(90)}'
kategori: ${JSON.stringify(categories[index % categories.length])}
dato: 202${2 + (index % 4)}-${month}-${day}
læsetid: 12
billede: designsystemer
billedtekst: 'Dybdekurver om en ø'
tags: [prøve, ${[part(), part(), part(), part()].join(', ')}]
søgeord: [prøve, ${words(2).join(' ')}, ${words(2).join(' ')}, ${words(3).join(' ')}]
---

${body}
`;
}

/**
 * Writes `count` articles into `directory/artikler`, using words of the existing articles. Vocabulary and word
 * frequencies are realistic for a site of that size.
 */
export async function makeArticles(directory: string, count: number): Promise<void> {
  const folder = join(directory, 'artikler');
  const own = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).sort();
  const texts = await Promise.all(own.map((name) => readFile(join(folder, name), 'utf8')));
  const source = texts.flatMap(wordsOf);
  for (let index = 0; index < count; index++) {
    await writeFile(join(folder, `proeve-${index}.mdx`), benchArticle(index, source));
  }
}
