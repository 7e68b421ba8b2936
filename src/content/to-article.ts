import type { z } from 'zod';
import type { articleSchema } from './schema.ts';
import type { Article, ReadingSettings } from './types.ts';

/** How an article follows its reader when its front matter says nothing. */
export const defaultReading: ReadingSettings = {
  progress: 'dokument',
  band: [20, 70],
  point: null,
  offset: 100,
  belowHeader: true,
};

/** Front matter to article; `slug` is the file's name, `today` an ISO day. */
export function toArticle(
  file: string,
  slug: string,
  meta: z.output<typeof articleSchema>,
  today: string,
): Article {
  const reading = meta.læsning ?? {};
  return {
    slug,
    path: `/artikler/${slug}`,
    title: meta.titel,
    subtitle: meta.undertitel,
    description: meta.beskrivelse,
    excerpt: meta.uddrag,
    category: meta.kategori,
    date: meta.dato,
    listDate: meta.dato_liste ?? meta.dato,
    updated: meta.opdateret ?? null,
    readingTime: meta.læsetid,
    listReadingTime: meta.læsetid_liste ?? meta.læsetid,
    image: meta.billede,
    imageAlt: meta.billedtekst,
    tags: meta.tags,
    keywords: meta.søgeord,
    related: meta.relaterede,
    draft: meta.kladde,
    upcoming: meta.dato > today,
    reading: {
      progress: reading.fremdrift ?? defaultReading.progress,
      band: reading.bånd ?? defaultReading.band,
      point: reading.punkt ?? defaultReading.point,
      offset: reading.afstand ?? defaultReading.offset,
      belowHeader: reading.under_hoved ?? defaultReading.belowHeader,
    },
    file,
  };
}
