import { z } from 'zod';
import { categories } from '#src/site/categories.ts';
import { today } from '#src/site/today.ts';
import { type Fields, field, fieldsSchema, optional } from './fields-schema.ts';
import { sentence, slug, words } from './text-schemas.ts';

/**
 * Schemas of the front matter of articles, legal pages and cases. Each field is defined once: Danish name for writers, English
 * name in code, and schema, which has the rule and the valid line of its messages. `types.ts` infers the types, and
 * content/README.md says what the fields mean.
 */

/** The limits for title and description are those that the agency recommends in its own articles. */
export const titleLimit = 60;
const descriptionLimit = 160;

/** In years in which the company writes: a slip of the finger would withhold an article for 180 years. */
const day = z.iso
  .date({ abort: true })
  .refine((date) => date >= '2000' && date < String(Number(today().slice(0, 4)) + 3), {
    error: 'en dag efter 1999 og højst to år frem',
  });
const pastDay = day.refine((date) => date <= today(), {
  error: () => `en dag, der er kommet (i dag er ${today()})`,
});

const minutes = z.number().int().min(1);
const percent = z.number().min(0).max(95);

/** Settings of the reading progress and contents list of an article. */
export const readingFields = {
  fremdrift: field(
    'progress',
    z.enum(['side', 'dokument', 'indhold']).default('dokument'),
    '`side`, `dokument`, `indhold`',
    'fremdrift: indhold',
  ),
  bånd: field('band', z.tuple([percent, percent]).default([20, 70]), 'to tal, 0-95', 'bånd: [20, 70]'),
  punkt: field('point', optional(z.number().int().min(0).max(600)), '0-600', 'punkt: 160'),
  afstand: field('offset', z.number().int().min(0).max(400).default(100), '0-400', 'afstand: 134'),
  under_hoved: field('belowHeader', z.boolean().default(true), '`true`, `false`', 'under_hoved: false'),
} as const;

const readingSchema = fieldsSchema(readingFields).prefault({});

/** How a page without these settings follows its reader. */
export const defaultReading = readingSchema.parse(undefined);

const aDay = 'en dag, der findes, skrevet ÅÅÅÅ-MM-DD';

export const articleFields = {
  titel: field(
    'title',
    sentence(10, titleLimit),
    `10-${titleLimit} tegn, må ikke gå igen`,
    "titel: 'Sådan bliver din hjemmeside fundet'",
  ),
  undertitel: field(
    'subtitle',
    sentence(20, 200),
    'en sætning på 20-200 tegn',
    "undertitel: 'Alt, du skal vide om søgemaskiner, samlet ét sted.'",
  ),
  beskrivelse: field(
    'description',
    sentence(70, descriptionLimit),
    `70-${descriptionLimit} tegn, må ikke gå igen`,
    "beskrivelse: 'Lær, hvordan Google finder, læser og gemmer dine sider, og hvad du selv kan gøre for at hjælpe med det.'",
  ),
  uddrag: field(
    'excerpt',
    sentence(40, 200),
    'en appetitvækker på 40-200 tegn',
    "uddrag: 'Tre trin fra første besøg til plads i indekset.'",
  ),
  kategori: field('category', z.enum(categories), `en af: ${categories.join(', ')}`, 'kategori: SEO'),
  /** Checked against the team: `checkArticles`. */
  gennemgået: field('reviewer', optional(slug), 'et `id` fra hold.yaml', 'gennemgået: teknisk'),
  /** A future date keeps the article out of the build until that day. */
  dato: field('date', day, aDay, 'dato: 2025-11-04'),
  dato_liste: field('listDate', pastDay.optional(), aDay, 'dato_liste: 2025-01-15'),
  opdateret: field('updated', optional(pastDay), aDay, 'opdateret: 2025-11-04'),
  læsetid: field('readingTime', minutes.optional(), 'hele minutter', 'læsetid: 12'),
  læsetid_liste: field('listReadingTime', minutes.optional(), 'hele minutter', 'læsetid_liste: 12'),
  billede: field(
    'image',
    slug.optional(),
    'navnet på et billede i content/billeder/artikler: små bogstaver, tal og bindestreg',
    'billede: min-artikel',
  ),
  billedtekst: field(
    'imageAlt',
    sentence(10),
    'mindst 10 tegn om, hvad billedet viser',
    "billedtekst: 'Dybdekurver om en smal fjord'",
  ),
  tags: field('tags', words(2, 8), '2-8 emneord', 'tags: [søgeord, teknisk SEO]'),
  søgeord: field('keywords', words(2, 10), '2-10 søgeord', 'søgeord: [seo guide, søgemaskineoptimering]'),
  relaterede: field(
    'related',
    z.array(slug).max(4).default([]),
    'højst fire filnavne på andre artikler, uden .mdx',
    'relaterede: [en-artikel, en-anden-artikel]',
  ),
  kladde: field('draft', z.boolean().default(false), 'true eller false', 'kladde: true'),
  læsning: field('reading', readingSchema, 'se nedenfor', 'læsning: { afstand: 134 }'),
} as const satisfies Fields;

export const articleSchema = fieldsSchema(articleFields);

export const textPageFields = {
  titel: field(
    'title',
    sentence(5, titleLimit),
    `en titel på 5-${titleLimit} tegn`,
    "titel: 'Privatlivspolitik'",
  ),
  beskrivelse: articleFields.beskrivelse,
  opdateret: field('updated', pastDay, aDay, 'opdateret: 2025-07-24'),
} as const satisfies Fields;

export const textPageSchema = fieldsSchema(textPageFields);
