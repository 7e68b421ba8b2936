import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '#src/content/categories.ts';
import { seededRandom } from '../drawing/random.ts';

/** Returns the words of an article in order, without front matter, code, markup and addresses. */
function wordsOf(article: string): string[] {
  const text = article
    .replace(/^---.*?^---$/ms, '')
    .replace(/^```.*?^```$/gms, '')
    .replace(/<[^>]*>|\[#[^\]]*\]|\]\([^)]*\)|https?:\S+|www\S*/g, ' ');
  return text.match(/\p{L}[\p{L}-]+/gu) ?? [];
}

/** Returns an article of about 2,400 words in twelve sections, with tables, lists, links, notes and facts. */
function benchArticle(index: number, source: readonly string[]): string {
  const random = seededRandom(`article ${index}`);
  const words = (length: number) => {
    const start = Math.floor(random() * (source.length - length));
    return source
      .slice(start, start + length)
      .join(' ')
      .toLowerCase();
  };
  const sentence = (length: number) => `${words(length).replace(/^./, (letter) => letter.toUpperCase())}.`;
  const paragraph = () => Array.from({ length: 4 }, () => sentence(11)).join(' ');
  const lines = (count: number, line: () => string) => Array.from({ length: count }, line).join('\n');
  const section = (number: number) =>
    [
      `## Afsnit ${number} om ${words(4)} [#afsnit-${number}]`,
      paragraph(),
      `${sentence(10)} Se [vores priser](/priser) og [afsnit 1](#afsnit-1). En lille hjemmeside koster fra <Pris navn="pakke.lille.pris" />.`,
      lines(4, () => `- ${sentence(6)}`),
      number % 3 === 0
        ? `<Tabel titel="Tabel ${number}">\n\n| Emne | Mål | Note |\n| --- | --- | --- |\n${lines(5, () => `| ${words(1)} | ${words(1)} | ${sentence(3)} |`)}\n\n</Tabel>`
        : `<Note titel="Husk">\n\n${sentence(20)}\n\n</Note>`,
      paragraph(),
      paragraph(),
    ].join('\n\n');
  const day = String(1 + (index % 28)).padStart(2, '0');
  return `---
titel: 'Prøve ${index}: ${words(30).slice(0, 48).trim()}'
undertitel: 'En lavet artikel, som kun benchmarken bygger.'
beskrivelse: 'Prøve ${index}, som kun benchmarken bygger: ${words(30).slice(0, 110).trim()}'
uddrag: 'Prøve ${index}: ${words(30).slice(0, 90).trim()}'
kategori: ${JSON.stringify(categories[index % categories.length])}
dato: 202${2 + (index % 4)}-${String(1 + (index % 12)).padStart(2, '0')}-${day}
billede: designsystemer
billedtekst: 'Dybdekurver om en ø'
tags: [prøve, benchmark]
søgeord: [prøve, benchmark]
---

${Array.from({ length: 12 }, (_, number) => section(number + 1)).join('\n\n')}
`;
}

/** Writes `count` articles into `directory/artikler`, in words of the articles that are there. */
export async function makeArticles(directory: string, count: number): Promise<void> {
  const folder = join(directory, 'artikler');
  const own = (await readdir(folder)).filter((name) => name.endsWith('.mdx')).sort();
  const texts = await Promise.all(own.map((name) => readFile(join(folder, name), 'utf8')));
  const source = texts.flatMap(wordsOf);
  for (let index = 0; index < count; index++)
    await writeFile(join(folder, `proeve-${index}.mdx`), benchArticle(index, source));
}
