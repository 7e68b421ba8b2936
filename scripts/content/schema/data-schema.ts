import { z } from 'zod';
import { sizeIds } from '#src/site/packages.ts';
import { addressDiagnostic } from '../../links/link-address.ts';
import { type Fields, fieldsSchema, optional } from './fields-schema.ts';
import { sentence, slug, tokenText, word } from './text-schemas.ts';

/* Schemas of the data files: Danish name for writers, English name in code, schema. `types.ts` infers the types. */

const address = z.string().startsWith('/', 'en adresse, der begynder med /');
/** Page of somebody else. */
const website = z
  .url({ protocol: /^https$/, error: 'en hel adresse, der begynder med https://' })
  .superRefine((url, context) => {
    const { expected, example = '' } = addressDiagnostic(url) ?? {};
    if (expected) context.addIssue({ code: 'custom', message: `${expected} ${example}`.trim() });
  });
const amount = z.number().min(0);
/** Figure shown large: `13`, `8 ud af 10`. */
const shortFigure = z.string().trim().min(1).max(12);
const whole = 'et helt tal uden punktum og enhed: 20000';
const count = z.number(whole).int(whole).min(0);

/** Schema of a list of objects. No two may have the same `id`. */
const rows = <const Item extends Fields>(item: Item) =>
  z.array(fieldsSchema(item)).superRefine((items, context) => {
    const ids = items.map((each) => (each as { id?: string }).id);
    for (const [index, id] of ids.entries()) {
      if (id === undefined || ids.indexOf(id) === index) continue;
      context.addIssue({
        code: 'custom',
        message: 'et id, som ingen anden post har',
        input: id,
        path: [index, 'id'],
      });
    }
  });

/** Marks a file of samples, which the owner must replace. */
const isSample = z.boolean().default(false);

/** Returns the English name and the schema of a data file with a list. */
const file = <const Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) => {
  const whole = z.strictObject({ eksempel: isSample, poster: schema });
  // TypeScript does not see through the object's generic type.
  return [name, whole.transform((value) => (value as { poster: z.output<Schema> }).poster)] as const;
};
const list = <const Name extends string, const Item extends Fields>(name: Name, item: Item) =>
  file(name, rows(item).min(1));

const menuFields = {
  side: ['path', address],
  tekst: ['label', optional(word)],
  note: ['hint', optional(word)],
} as const;
const menuLink = fieldsSchema(menuFields);

const link = fieldsSchema({ ...menuFields, tekst: ['label', word] });
/** Call to action at the end of a page, of which the first button matters most. */
const closing = fieldsSchema({
  titel: ['title', word],
  tekst: ['text', word],
  /** After the text. */
  link: ['link', link],
  knapper: ['buttons', z.array(link).min(1).max(2)],
});

const packageSet = fieldsSchema({
  /** Name of the comparison for screen readers. */
  navn: ['caption', word],
  /** Words of each package's link, before its name. */
  knap: ['action', word],
  målgrupper: ['audiences', z.array(tokenText).length(3)],
  /** A name, and what each package has, in their order. */
  linjer: ['lines', rows({ navn: ['name', word], pakker: ['cells', z.array(tokenText).length(3)] }).min(1)],
  /** What all packages have, below its heading. */
  fælles_titel: ['commonTitle', word],
  fælles: ['common', rows({ navn: ['name', word], tekst: ['text', tokenText] }).min(1)],
  /** What these rows are about: they are closed at first. */
  emner: ['commonTopics', tokenText],
});

/** The files of `content/data`. */
export const dataFields = {
  cases: list('cases', {
    id: ['id', slug],
    titel: ['title', word],
    branche: ['trade', word],
    /** Of the customer's website: marks the customer in the chart and the list of /cases. */
    farve: ['colour', z.string().regex(/^#[0-9a-f]{6}$/, "en farve som # og seks tegn: '#f5a800'")],
    beskrivelse: ['description', tokenText],
    /** What the customer came with, and what was done about it. */
    udgangspunkt: ['task', tokenText],
    løsning: ['solution', tokenText],
    /** Package that the customer bought. */
    pakke: ['size', z.enum(sizeIds)],
    /** What was added to the package: `forudbestilling`. */
    tilvalg: ['extra', optional(tokenText)],
    /** What the customer paid for the website, and a year for its upkeep: whole kroner without VAT. */
    pris: ['price', optional(fieldsSchema({ hjemmeside: ['website', count], drift: ['yearly', count] }))],
    /** From the first texts to the launch: `3 uger`. */
    tid: ['duration', z.string().regex(/^\d+ (?:uge|uger|måneder)$/, 'et antal uger eller måneder: 3 uger')],
    tags: ['tags', z.array(word).min(1).max(5)],
    /** The result that matters most, as figures. */
    resultat: [
      'result',
      fieldsSchema({
        før: ['before', optional(shortFigure)],
        nu: ['now', shortFigure],
        tekst: ['text', tokenText],
      }),
    ],
    resultater: ['results', z.array(tokenText).min(1).max(3)],
    billede: ['image', slug],
    alt: ['alt', sentence(10)],
    /** More pictures of the design. */
    udsnit: [
      'closeUps',
      rows({ billede: ['image', slug], alt: ['alt', sentence(10)] })
        .max(2)
        .default([]),
    ],
    /** Website of the customer. */
    link: ['link', optional(website)],
  }),
  udtalelser: list('testimonials', {
    id: ['id', slug],
    navn: ['name', word],
    firma: ['company', word],
    tekst: ['text', tokenText],
    bedømmelse: ['rating', z.number('et tal fra 1 til 5').int().min(1).max(5)],
  }),
  hold: list('team', {
    id: ['id', slug],
    navn: ['name', word],
    rolle: ['role', word],
    beskrivelse: ['description', tokenText],
    /** Photograph. Without it the page shows the drawn portrait. */
    billede: ['image', optional(slug)],
    alt: ['alt', sentence(10)],
    linkedin: ['linkedin', website],
    specialer: ['specialties', z.array(word).min(1)],
    citat: ['quote', tokenText],
  }),
  /** The links of the header, the mobile menu, the footer and the 404 page, each to a page by its address. */
  menu: [
    'menu',
    fieldsSchema({
      forside: ['home', menuLink],
      punkter: ['main', rows({ ...menuFields, under: ['children', rows(menuFields).default([])] }).min(1)],
      nederst: ['legal', rows(menuFields).min(1)],
    }),
  ],
  pakker: ['packageSets', fieldsSchema({ hjemmesider: ['websites', packageSet], seo: ['seo', packageSet] })],
  /** What all articles and all cases have. */
  skabeloner: [
    'templates',
    fieldsSchema({
      artikel: ['article', fieldsSchema({ relaterede: ['related', word], afslutning: ['closing', closing] })],
      case: [
        'case',
        fieldsSchema({
          åbn: ['open', word],
          udgangspunkt: ['task', word],
          løsning: ['solution', word],
          resultater: ['results', word],
          læs: ['read', word],
          pris: ['price', word],
          drift: ['yearly', word],
          afslutning: ['closing', closing],
        }),
      ],
    }),
  ],
  /** What the agency does in each step of a project, and the customer meanwhile. */
  proces: file(
    'processSteps',
    rows({
      titel: ['title', word],
      tekst: ['text', tokenText],
      imens: ['yours', tokenText],
      /** A small note about time, money or the result of the step. */
      mærke: ['mark', tokenText],
    }).length(4, 'præcis 4 trin: tegningen og overskrifterne tæller dem'),
  ),
  /** Sample report on /seo. */
  rapport: [
    'report',
    fieldsSchema({
      eksempel: ['isSample', isSample],
      titel: ['title', word],
      periode: ['period', word],
      /** What stands large: a number before and now, and words before the former. */
      tal: [
        'figures',
        rows({
          tekst: ['label', word],
          siden: ['since', word.default('før')],
          før: ['before', count],
          nu: ['now', count],
        }).min(1),
      ],
      titler: [
        'titles',
        fieldsSchema({
          klik: ['clicks', word],
          søgeord: ['keywords', word],
          hastighed: ['speed', word],
          sider: ['pages', word],
        }),
      ],
      // Twelve months, and the same month of the year before for comparison.
      klik: [
        'clicks',
        rows({ måned: ['month', word], klik: ['clicks', count], henvendelser: ['enquiries', count] }).length(
          13,
        ),
      ],
      /** Month that the positions are compared with: `maj`. */
      placeringer_siden: ['positionsSince', word],
      søgeord: [
        'keywords',
        rows({
          ord: ['word', word],
          før: ['before', z.number().min(1)],
          nu: ['now', z.number().min(1)],
          søgninger: ['searches', count],
        }).min(1),
      ],
      sider: ['pages', rows({ sti: ['path', address], klik: ['clicks', count] }).min(1)],
      hastighed: [
        'speed',
        rows({
          mål: ['metric', word],
          betyder: ['meaning', word],
          før: ['before', amount],
          nu: ['now', amount],
          enhed: ['unit', z.string()],
          grænse: ['limit', z.number().min(0.01)],
        }).min(1),
      ],
    }).transform(({ isSample: _, ...report }) => report),
  ],
} as const satisfies Fields;
