import { z } from 'zod';
import { categories } from '#src/site/categories.ts';
import { type FactName, facts, type PriceName } from '#src/site/facts.ts';
import { languages } from '#src/site/language.ts';
import { today } from '#src/site/today.ts';
import { type Fields, fieldsSchema, optional } from './fields-schema.ts';
import { filledText, sentence, slug, word, words } from './text-schemas.ts';

/**
 * Schemas of the front matter of pages, articles, legal texts and cases. Each field is defined once: Danish name for writers, English
 * name in code, schema and a valid line. `types.ts` infers the types, and content/README.md says what the fields mean.
 */

/** The limits for title and description are those that the agency recommends in its own articles. */
const titleLimit = 60;
const descriptionLimit = 160;

/** In years in which the company writes: a slip of the finger would withhold an article for 180 years. */
const day = z.iso
  .date({ abort: true, error: 'en dag, der findes, skrevet ÅÅÅÅ-MM-DD' })
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
  fremdrift: ['progress', z.enum(['side', 'dokument', 'indhold']).default('dokument')],
  bånd: ['band', z.tuple([percent, percent]).default([20, 70])],
  punkt: ['point', optional(z.number().int().min(0).max(600))],
  afstand: ['offset', z.number().int().min(0).max(400).default(100)],
  under_hoved: ['belowHeader', z.boolean().default(true)],
} as const;

const readingSchema = fieldsSchema(readingFields).prefault({});

/** How a page without these settings follows its reader. */
export const defaultReading = readingSchema.parse(undefined);

export const articleFields = {
  titel: ['title', sentence(10, titleLimit), "titel: 'Sådan bliver din hjemmeside fundet'"],
  undertitel: [
    'subtitle',
    sentence(20, 200),
    "undertitel: 'Alt, du skal vide om søgemaskiner, samlet ét sted.'",
  ],
  beskrivelse: [
    'description',
    sentence(70, descriptionLimit),
    "beskrivelse: 'Lær, hvordan Google finder, læser og gemmer dine sider, og hvad du selv kan gøre for at hjælpe med det.'",
  ],
  uddrag: ['excerpt', sentence(40, 200), "uddrag: 'Tre trin fra første besøg til plads i indekset.'"],
  kategori: ['category', z.enum(categories), 'kategori: SEO'],
  /** Both checked against the team: `checkArticles`. The company is the author if nobody is named. */
  forfatter: ['author', optional(slug), 'forfatter: direktoer'],
  gennemgået: ['reviewer', optional(slug), 'gennemgået: teknisk'],
  /** A future date keeps the article out of the build until that day. */
  dato: ['date', day, 'dato: 2025-11-04'],
  dato_liste: ['listDate', pastDay.optional(), 'dato_liste: 2025-01-15'],
  opdateret: ['updated', optional(pastDay), 'opdateret: 2025-11-04'],
  læsetid: ['readingTime', minutes.optional(), 'læsetid: 12'],
  læsetid_liste: ['listReadingTime', minutes.optional(), 'læsetid_liste: 12'],
  billede: ['image', slug.optional(), 'billede: min-artikel'],
  billedtekst: ['imageAlt', sentence(10), "billedtekst: 'Dybdekurver om en smal fjord'"],
  tags: ['tags', words(2, 8), 'tags: [søgeord, teknisk SEO]'],
  søgeord: ['keywords', words(2, 10), 'søgeord: [seo guide, søgemaskineoptimering]'],
  relaterede: ['related', z.array(slug).max(4).default([]), 'relaterede: [en-artikel, en-anden-artikel]'],
  kladde: ['draft', z.boolean().default(false), 'kladde: true'],
  læsning: [
    'reading',
    readingSchema,
    'læsning: { fremdrift: indhold, punkt: 160, afstand: 134, under_hoved: false }',
  ],
} as const satisfies Fields;

/** Names of facts whose value is one amount. */
const amounts = (Object.keys(facts) as FactName[]).filter(
  (name): name is PriceName => facts[name].kind === 'kroner',
);

/** What the page sells, for search engines. */
const serviceFields = {
  navn: ['name', word],
  beskrivelse: ['description', sentence(10)],
  /** `serviceType` in schema.org. */
  type: ['type', word],
  pris: ['price', z.enum(amounts, 'navnet på en pris i src/site/facts.ts (`npm run facts` viser dem)')],
  /** Whether the price is for a month. */
  om_måneden: ['isMonthly', z.boolean().default(false)],
} as const satisfies Fields;

export const pageFields = {
  titel: ['title', filledText(5, titleLimit), "titel: 'Hjemmesider til tandlæger'"],
  beskrivelse: [
    'description',
    filledText(70, descriptionLimit),
    "beskrivelse: 'Hjemmesider til tandlæger: tidsbestilling, priser og det, patienterne spørger om, fra det første udkast til drift.'",
  ],
  søgeord: ['keywords', words(2, 10).optional(), 'søgeord: [hjemmeside til tandlæge, tidsbestilling]'],
  navn: ['label', word, 'navn: Tandlæger'],
  under: [
    'parent',
    optional(z.string().startsWith('/', 'adressen på en side, med / forrest')),
    'under: /hjemmesider',
  ],
  ydelse: [
    'service',
    optional(fieldsSchema(serviceFields)),
    'ydelse: { navn: Hjemmesider, beskrivelse: Hjemmesider til tandlæger, type: Webdesign, pris: hjemmesider.fra }',
  ],
  sprog: ['language', z.enum(languages).default('da'), 'sprog: en'],
  kladde: articleFields.kladde,
} as const satisfies Fields;

export const textPageFields = {
  titel: ['title', sentence(5, titleLimit), "titel: 'Privatlivspolitik'"],
  beskrivelse: articleFields.beskrivelse,
  opdateret: ['updated', pastDay, 'opdateret: 2025-07-24'],
} as const satisfies Fields;
