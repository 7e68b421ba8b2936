import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categories } from '#src/content/types.ts';

const words =
  'hjemmeside kunde søgning side indhold tekst billede telefon menu knap pris måling hastighed farve skrift afsnit læser virksomhed opgave løsning formular link søgeord titel beskrivelse'.split(
    ' ',
  );

/** A repeatable source of numbers, so that every run of the benchmark builds the same articles. */
function sequence(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One article of about 2,400 words in twelve sections, with tables, lists, links, notes and facts. */
function benchArticle(index: number): string {
  const random = sequence(index + 1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentence = (length: number) => {
    const text = Array.from({ length }, () => pick(words)).join(' ');
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 4 }, () => sentence(13)).join(' ');
  const section = (number: number) =>
    [
      `## Afsnit ${number} om ${pick(words)} [#afsnit-${number}]`,
      paragraph(),
      `${sentence(10)} Se [vores priser](/priser) og [afsnit 1](#afsnit-1). En lille hjemmeside koster fra <Pris navn="pakke.lille.pris" />.`,
      Array.from({ length: 4 }, () => `- ${sentence(6)}`).join('\n'),
      number % 3 === 0
        ? `<Tabel titel="Tabel ${number}">\n\n| Emne | Mål | Note |\n| --- | --- | --- |\n${Array.from({ length: 5 }, () => `| ${pick(words)} | ${Math.round(random() * 100)} | ${sentence(3)} |`).join('\n')}\n\n</Tabel>`
        : `<Note titel="Husk">\n\n${sentence(20)}\n\n</Note>`,
      paragraph(),
      paragraph(),
    ].join('\n\n');
  const body = Array.from({ length: 12 }, (_, number) => section(number + 1)).join('\n\n');
  const day = String(1 + (index % 28)).padStart(2, '0');
  const month = String(1 + (index % 12)).padStart(2, '0');
  return `---
titel: 'Prøveartikel nummer ${index} om ${pick(words)}'
undertitel: 'En lavet artikel, som kun benchmarken bygger.'
beskrivelse: 'Prøveartikel nummer ${index}: lavet tekst med tabeller, lister og links, som benchmarken bygger for at måle tid og vægt.'
uddrag: 'Lavet tekst nummer ${index}, som benchmarken bygger for at måle tid.'
kategori: ${JSON.stringify(categories[index % categories.length])}
dato: 20${10 + (index % 15)}-${month}-${day}
læsetid: 12
billede: designsystemer
billedtekst: 'Dybdekurver om en ø'
tags: [prøve, ${pick(words)}]
søgeord: [prøve, benchmark]
---

${body}
`;
}

/** Writes `count` articles into `directory/artikler`. */
export async function makeArticles(directory: string, count: number): Promise<void> {
  await mkdir(join(directory, 'artikler'), { recursive: true });
  for (let index = 0; index < count; index++) {
    await writeFile(join(directory, 'artikler', `proeve-${index}.mdx`), benchArticle(index));
  }
}
