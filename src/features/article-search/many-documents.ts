import { categories } from '#src/content/types.ts';
import type { SearchDocument } from './documents.ts';

const small = 'af at den der du en er et for gør har i kan med når og om på så til uden ved vi'.split(' ');
const beginnings =
  'brand bog båd dør fisk frø garn glas hav have hest hus kaffe kage kyst lampe læder mælk ost ovn sejl sko strand søm tag telt træ uld ur vand værk vin æble øl ørred ål'.split(
    ' ',
  );
const middles =
  'bestillings butiks drifts forenings handels kunde lager leverings markeds mester planlægnings salgs service skole sæson værksteds'.split(
    ' ',
  );
const endings =
  'aftale analyse beregner bestyrelse bog guide hylde idé katalog kontor kort leder liste løsning model netværk opgave plan portal pris regnskab rejse side system tilbud undersøgelse vejledning værktøj'.split(
    ' ',
  );

/** `count` invented articles, always the same, with about as many letters and different words as real ones. */
export function manyDocuments(count: number): SearchDocument[] {
  let state = 1;
  const pick = (list: readonly string[]): string => {
    state = (state * 48271) % 2147483647;
    return list[state % list.length] ?? '';
  };
  const kinds = ['small', 'small', 'plain', 'plain', 'short', 'long'] as const;
  const makers: Record<string, () => string> = {
    small: () => pick(small),
    plain: () => pick(endings),
    short: () => pick(beginnings) + pick(endings),
    long: () => pick(beginnings) + pick(middles) + pick(endings),
  };
  const words = (length: number) => Array.from({ length }, () => makers[pick(kinds)]?.() ?? '');
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const slug = `artikel-${number}`;
    return {
      slug,
      path: `/artikler/${slug}`,
      title: `Nummer ${number}: ${words(5).join(' ')}`,
      description: words(18).join(' '),
      excerpt: words(15).join(' '),
      category: categories[index % categories.length] ?? 'SEO',
      tags: words(5),
      keywords: words(6),
      date: '2025-01-15',
      dateText: '15. jan. 2025',
      readingTime: 5 + (index % 10),
      image: 'seo-guide-2025',
      headings: Array.from({ length: 12 }, (_, section) => ({
        id: `afsnit-${section}`,
        text: words(5).join(' '),
      })),
    };
  });
}
