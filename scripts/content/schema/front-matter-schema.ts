import { z } from 'zod';
import { today } from '#src/lib/today.ts';
import { categories } from '#src/site/categories.ts';
import { type FieldsWithHelp, fieldsSchema, optional } from './fields-schema.ts';
import { sentence, slug, words } from './text-schemas.ts';

/**
 * Schemas of the front matter of articles, legal pages and cases. Each field is defined once: Danish name for writers, English
 * name in code, schema, and the help for error messages, the guide and new articles. `types.ts` infers the types.
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
    z.enum(['side', 'dokument', 'indhold']).default('dokument'),
    {
      meaning:
        'Hvad læsebjælken måler: `side` er, hvor langt der er rullet; `dokument` er, hvor meget af siden der har været vist; `indhold` er placeringen i selve teksten',
      rule: '`side`, `dokument`, `indhold`',
      example: 'fremdrift: indhold',
    },
  ],
  bånd: [
    'band',
    z.tuple([percent, percent]).default([20, 70]),
    {
      meaning:
        'Hvor meget af skærmen der skæres fra foroven og forneden, i procent. Det første afsnit i båndet er det, der er markeret i indholdslisten',
      rule: 'to tal, 0-95',
      example: 'bånd: [20, 70]',
    },
  ],
  punkt: [
    'point',
    optional(z.number().int().min(0).max(600)),
    {
      meaning: 'Båndets øverste kant i pixel fra skærmens top i stedet for i procent',
      rule: '0-600',
      example: 'punkt: 160',
    },
  ],
  afstand: [
    'offset',
    z.number().int().min(0).max(400).default(100),
    {
      meaning: 'Luft over overskriften efter et hop fra indholdslisten, i pixel',
      rule: '0-400',
      example: 'afstand: 134',
    },
  ],
  under_hoved: [
    'belowHeader',
    z.boolean().default(true),
    {
      meaning: '`true` lægger sidehovedets højde til `afstand`',
      rule: '`true`, `false`',
      example: 'under_hoved: false',
    },
  ],
} as const;

const readingSchema = fieldsSchema(readingFields).prefault({});

/** How a page without these settings follows its reader. */
export const defaultReading = readingSchema.parse(undefined);

const aDay = 'en dag, der findes, skrevet ÅÅÅÅ-MM-DD';

export const articleFields = {
  titel: [
    'title',
    sentence(10, titleLimit),
    {
      meaning: 'Overskriften på siden og i alle lister',
      rule: `10-${titleLimit} tegn, må ikke gå igen`,
      example: "titel: 'Sådan bliver din hjemmeside fundet'",
      initial: ({ title }) => title,
    },
  ],
  undertitel: [
    'subtitle',
    sentence(20, 200),
    {
      meaning: 'Sætningen under overskriften',
      rule: 'en sætning på 20-200 tegn',
      example: "undertitel: 'Alt, du skal vide om søgemaskiner, samlet ét sted.'",
      initial: () => 'Skriv her i én sætning, hvad læseren kan, når artiklen er læst.',
    },
  ],
  beskrivelse: [
    'description',
    sentence(70, descriptionLimit),
    {
      meaning: 'Det, søgemaskinen viser under titlen',
      rule: `70-${descriptionLimit} tegn, må ikke gå igen`,
      example:
        "beskrivelse: 'Lær, hvordan Google finder, læser og gemmer dine sider, og hvad du selv kan gøre for at hjælpe med det.'",
      // Within the length limits for every valid title.
      initial: ({ title }) =>
        `${title.replace(/[.!?]+$/, '')}: skriv her, hvad artiklen svarer på, og hvorfor den er værd at læse.`,
    },
  ],
  uddrag: [
    'excerpt',
    sentence(40, 200),
    {
      meaning: 'Appetitvækkeren på kort og i feedet',
      rule: 'en appetitvækker på 40-200 tegn',
      example: "uddrag: 'Tre trin fra første besøg til plads i indekset.'",
      initial: () => 'Skriv her en eller to sætninger, der giver lyst til at læse videre.',
    },
  ],
  kategori: [
    'category',
    z.enum(categories),
    {
      meaning: 'Den knap i oversigten, artiklen hører under',
      rule: `en af: ${categories.join(', ')}`,
      example: 'kategori: SEO',
      initial: () => 'SEO',
    },
  ],
  /** Checked against the team: `readContent`. */
  gennemgået: [
    'reviewer',
    optional(slug),
    {
      meaning: 'Den på holdet, der har gennemgået artiklen og står inde for den',
      rule: 'et `id` fra hold.yaml',
      example: 'gennemgået: teknisk',
    },
  ],
  /** A future date keeps the article out of the build until that day. */
  dato: [
    'date',
    day,
    {
      meaning: 'Udgivelsesdagen',
      rule: aDay,
      example: 'dato: 2025-11-04',
      initial: ({ today }) => today,
    },
  ],
  dato_liste: [
    'listDate',
    pastDay.optional(),
    {
      meaning: 'En anden dag i oversigten end på siden. Bruges kun, hvor de to skal være forskellige',
      rule: aDay,
      example: 'dato_liste: 2025-01-15',
    },
  ],
  opdateret: [
    'updated',
    optional(pastDay),
    {
      meaning: 'Dagen, hvor indholdet sidst blev ændret væsentligt. Står på siden og går til søgemaskinerne',
      rule: aDay,
      example: 'opdateret: 2025-11-04',
    },
  ],
  læsetid: [
    'readingTime',
    minutes.optional(),
    {
      meaning: 'Minutter, hvis de skal være andre end dem, byggeriet regner ud af teksten',
      rule: 'hele minutter',
      example: 'læsetid: 12',
    },
  ],
  læsetid_liste: [
    'listReadingTime',
    minutes.optional(),
    { meaning: 'Et andet minuttal i oversigten', rule: 'hele minutter', example: 'læsetid_liste: 12' },
  ],
  billede: [
    'image',
    slug.optional(),
    {
      meaning: 'Navnet på artiklens eget billede øverst. Uden det viser artiklen kategoriens tegning',
      rule: 'navnet på et billede i content/billeder/artikler: små bogstaver, tal og bindestreg',
      example: 'billede: min-artikel',
    },
  ],
  billedtekst: [
    'imageAlt',
    sentence(10),
    {
      meaning: 'Hvad billedet viser, for dem, der ikke kan se det',
      rule: 'mindst 10 tegn om, hvad billedet viser',
      example: "billedtekst: 'Dybdekurver om en smal fjord'",
      initial: () => 'Skriv her, hvad billedet viser',
    },
  ],
  tags: [
    'tags',
    words(2, 8),
    {
      meaning:
        'Emner. Søgningen finder artiklen på dem, og fælles emner afgør, hvad der står under »Læs også«',
      rule: '2-8 emneord',
      example: 'tags: [søgeord, teknisk SEO]',
      initial: () => ['skriv her et emne', 'og her et til'],
    },
  ],
  søgeord: [
    'keywords',
    words(2, 10),
    {
      meaning:
        'Ord, som søgningen på vores egen hjemmeside også skal finde artiklen på. De store søgemaskiner læser dem ikke. Dér tæller titlen, beskrivelsen og teksten',
      rule: '2-10 søgeord',
      example: 'søgeord: [seo guide, søgemaskineoptimering]',
      initial: () => ['skriv her et søgeord', 'og her endnu et'],
    },
  ],
  relaterede: [
    'related',
    z.array(slug).max(4).default([]),
    {
      meaning: 'Artikler, der skal stå under »Læs også«. Siden viser tre og fylder selv op',
      rule: 'højst fire filnavne på andre artikler, uden .mdx',
      example: 'relaterede: [en-artikel, en-anden-artikel]',
    },
  ],
  kladde: [
    'draft',
    z.boolean().default(false),
    {
      meaning: 'Holder artiklen væk fra den udgivne hjemmeside. Slet linjen, når den skal ud',
      rule: 'true eller false',
      example: 'kladde: true',
      initial: () => true,
    },
  ],
  læsning: [
    'reading',
    readingSchema,
    {
      meaning: 'Hvordan siden følger læseren',
      rule: 'se nedenfor',
      fields: readingFields,
      example: 'læsning: { afstand: 134 }',
    },
  ],
} as const satisfies FieldsWithHelp;

export const articleSchema = fieldsSchema(articleFields);

export const textPageFields = {
  titel: [
    'title',
    sentence(5, titleLimit),
    {
      meaning: 'Overskriften på siden',
      rule: `en titel på 5-${titleLimit} tegn`,
      example: "titel: 'Privatlivspolitik'",
    },
  ],
  beskrivelse: articleFields.beskrivelse,
  opdateret: [
    'updated',
    pastDay,
    {
      meaning: 'Dagen for sidste ændring',
      rule: aDay,
      example: 'opdateret: 2025-07-24',
    },
  ],
} as const satisfies FieldsWithHelp;

export const textPageSchema = fieldsSchema(textPageFields);
