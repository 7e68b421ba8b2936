import { z } from 'zod';
import { today } from '#src/lib/danish-date.ts';
import { categories } from '#src/site/categories.ts';
import { type Fields, fieldsSchema, optional } from './fields-schema.ts';
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
  fremdrift: [
    'progress',
    z
      .enum(['side', 'dokument', 'indhold'])
      .default('dokument')
      .meta({ rule: '`side`, `dokument`, `indhold`', example: 'fremdrift: indhold' }),
  ],
  bånd: [
    'band',
    z.tuple([percent, percent]).default([20, 70]).meta({ rule: 'to tal, 0-95', example: 'bånd: [20, 70]' }),
  ],
  punkt: ['point', optional(z.number().int().min(0).max(600)).meta({ rule: '0-600', example: 'punkt: 160' })],
  afstand: [
    'offset',
    z.number().int().min(0).max(400).default(100).meta({ rule: '0-400', example: 'afstand: 134' }),
  ],
  under_hoved: [
    'belowHeader',
    z.boolean().default(true).meta({ rule: '`true`, `false`', example: 'under_hoved: false' }),
  ],
} as const;

const readingSchema = fieldsSchema(readingFields).prefault({});

/** How a page without these settings follows its reader. */
export const defaultReading = readingSchema.parse(undefined);

const aDay = 'en dag, der findes, skrevet ÅÅÅÅ-MM-DD';

export const articleFields = {
  titel: [
    'title',
    sentence(10, titleLimit).meta({
      rule: `10-${titleLimit} tegn, må ikke gå igen`,
      example: "titel: 'Sådan bliver din hjemmeside fundet'",
    }),
  ],
  undertitel: [
    'subtitle',
    sentence(20, 200).meta({
      rule: 'en sætning på 20-200 tegn',
      example: "undertitel: 'Alt, du skal vide om søgemaskiner, samlet ét sted.'",
    }),
  ],
  beskrivelse: [
    'description',
    sentence(70, descriptionLimit).meta({
      rule: `70-${descriptionLimit} tegn, må ikke gå igen`,
      example:
        "beskrivelse: 'Lær, hvordan Google finder, læser og gemmer dine sider, og hvad du selv kan gøre for at hjælpe med det.'",
    }),
  ],
  uddrag: [
    'excerpt',
    sentence(40, 200).meta({
      rule: 'en appetitvækker på 40-200 tegn',
      example: "uddrag: 'Tre trin fra første besøg til plads i indekset.'",
    }),
  ],
  kategori: [
    'category',
    z.enum(categories).meta({ rule: `en af: ${categories.join(', ')}`, example: 'kategori: SEO' }),
  ],
  /** Checked against the team: `readContent`. */
  gennemgået: [
    'reviewer',
    optional(slug).meta({ rule: 'et `id` fra hold.yaml', example: 'gennemgået: teknisk' }),
  ],
  /** A future date keeps the article out of the build until that day. */
  dato: ['date', day.meta({ rule: aDay, example: 'dato: 2025-11-04' })],
  dato_liste: ['listDate', pastDay.optional().meta({ rule: aDay, example: 'dato_liste: 2025-01-15' })],
  opdateret: ['updated', optional(pastDay).meta({ rule: aDay, example: 'opdateret: 2025-11-04' })],
  læsetid: ['readingTime', minutes.optional().meta({ rule: 'hele minutter', example: 'læsetid: 12' })],
  læsetid_liste: [
    'listReadingTime',
    minutes.optional().meta({ rule: 'hele minutter', example: 'læsetid_liste: 12' }),
  ],
  billede: [
    'image',
    slug.optional().meta({
      rule: 'navnet på et billede i content/billeder/artikler: små bogstaver, tal og bindestreg',
      example: 'billede: min-artikel',
    }),
  ],
  billedtekst: [
    'imageAlt',
    sentence(10).meta({
      rule: 'mindst 10 tegn om, hvad billedet viser',
      example: "billedtekst: 'Dybdekurver om en smal fjord'",
    }),
  ],
  tags: ['tags', words(2, 8).meta({ rule: '2-8 emneord', example: 'tags: [søgeord, teknisk SEO]' })],
  søgeord: [
    'keywords',
    words(2, 10).meta({ rule: '2-10 søgeord', example: 'søgeord: [seo guide, søgemaskineoptimering]' }),
  ],
  relaterede: [
    'related',
    z.array(slug).max(4).default([]).meta({
      rule: 'højst fire filnavne på andre artikler, uden .mdx',
      example: 'relaterede: [en-artikel, en-anden-artikel]',
    }),
  ],
  kladde: ['draft', z.boolean().default(false).meta({ rule: 'true eller false', example: 'kladde: true' })],
  læsning: ['reading', readingSchema.meta({ rule: 'se nedenfor', example: 'læsning: { afstand: 134 }' })],
} as const satisfies Fields;

export const articleSchema = fieldsSchema(articleFields);

export const textPageFields = {
  titel: [
    'title',
    sentence(5, titleLimit).meta({
      rule: `en titel på 5-${titleLimit} tegn`,
      example: "titel: 'Privatlivspolitik'",
    }),
  ],
  beskrivelse: articleFields.beskrivelse,
  opdateret: ['updated', pastDay.meta({ rule: aDay, example: 'opdateret: 2025-07-24' })],
} as const satisfies Fields;

export const textPageSchema = fieldsSchema(textPageFields);
