import { z } from 'zod';
import { isFactName } from '#src/site/facts.ts';
import { categories, faqSetNames } from './types.ts';

/**
 * What writers may put in front matter and data files. Field names are Danish, as the writers see them.
 * Each field carries what is expected and a line to paste; both stand in the error message.
 */

/** Title and description limits are the house rule that the agency's own articles advise. */
export const titleLimit = 60;
export const descriptionLimit = 160;

type Help = { expected: string; example: string };
const help = (expected: string, example: string): Help => ({ expected, example });

const day = z.iso.date();
const word = z.string().trim().min(2);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const minutes = z.number().int().min(1).max(60);

/** Text that may hold `{{fact}}` tokens; every token must name a fact. */
const tokenText = z
  .string()
  .trim()
  .min(3)
  .superRefine((text, context) => {
    for (const [, name = ''] of text.matchAll(/\{\{([^}|]+)(?:\|kort)?\}\}/g)) {
      if (!isFactName(name.trim())) {
        context.addIssue({
          code: 'custom',
          message: `en fakta, der findes i src/site/facts.ts (${name} gør ikke)`,
        });
      }
    }
  });

const readingSchema = z
  .strictObject({
    fremdrift: z.enum(['side', 'dokument', 'indhold']).optional(),
    bånd: z.tuple([z.number().min(0).max(95), z.number().min(0).max(95)]).optional(),
    punkt: z.number().int().min(0).max(600).optional(),
    afstand: z.number().int().min(0).max(400).optional(),
    under_hoved: z.boolean().optional(),
  })
  .optional();

export const articleSchema = z.strictObject({
  /** The headline, and what every list shows. */
  titel: z.string().trim().min(10).max(titleLimit),
  /** The sentence under the headline. */
  undertitel: z.string().trim().min(20).max(200),
  /** What search engines show under the title. */
  beskrivelse: z.string().trim().min(70).max(descriptionLimit),
  /** The teaser on cards and in the feed. */
  uddrag: z.string().trim().min(40).max(200),
  /** One of the six categories that readers filter by. */
  kategori: z.enum(categories),
  /** The day on the article's page; a day to come keeps the article out of the build until then. */
  dato: day,
  /** Only where the list says another day than the page. */
  dato_liste: day.optional(),
  /** The day of the last change of substance; goes to sitemap and structured data. */
  opdateret: day.optional(),
  /** Minutes on the page; must agree with the text (200 words a minute, 15 %). */
  læsetid: minutes,
  /** Only where the list says another number of minutes. */
  læsetid_liste: minutes.optional(),
  /** The contour drawing's name, normally the same as the file's. */
  billede: slug,
  /** What the drawing shows, for those who do not see it. */
  billedtekst: z.string().trim().min(10),
  /** Words that the article is found by. */
  tags: z.array(word).min(2).max(8),
  /** More words that the site's own search finds the article by. */
  søgeord: z.array(word).min(2).max(10),
  /** Slugs of the articles under 'Læs også'; filled up by shared tags. */
  relaterede: z.array(slug).max(4).default([]),
  /** true keeps the article out of the build; the dev server shows it, marked. */
  kladde: z.boolean().default(false),
  /** How progress and the contents list follow the reader; leave out for the default. */
  læsning: readingSchema,
});

export const articleHelp: Record<string, Help> = {
  titel: help(`en titel på 10-${titleLimit} tegn`, "titel: 'Sådan bliver din hjemmeside fundet'"),
  undertitel: help(
    'en sætning på 20-200 tegn',
    "undertitel: 'Alt, du skal vide om søgemaskiner, samlet ét sted.'",
  ),
  beskrivelse: help(`en beskrivelse på 70-${descriptionLimit} tegn`, "beskrivelse: 'Lær at …'"),
  uddrag: help('en appetitvækker på 40-200 tegn', "uddrag: 'Kort om, hvad læseren får ud af artiklen.'"),
  kategori: help(`en af: ${categories.join(', ')}`, 'kategori: SEO'),
  dato: help('en dag, der findes, skrevet ÅÅÅÅ-MM-DD', 'dato: 2025-11-04'),
  dato_liste: help('en dag, der findes, skrevet ÅÅÅÅ-MM-DD', 'dato_liste: 2025-01-15'),
  opdateret: help('en dag, der findes, skrevet ÅÅÅÅ-MM-DD', 'opdateret: 2025-11-04'),
  læsetid: help('hele minutter mellem 1 og 60', 'læsetid: 12'),
  læsetid_liste: help('hele minutter mellem 1 og 60', 'læsetid_liste: 12'),
  billede: help('navnet på tegningen: små bogstaver, tal og bindestreg', 'billede: seo-guide-2025'),
  billedtekst: help('mindst 10 tegn om, hvad tegningen viser', "billedtekst: 'Dybdekurver om en smal fjord'"),
  tags: help('2-8 emneord', 'tags: [søgeord, teknisk SEO]'),
  søgeord: help('2-10 søgeord', 'søgeord: [seo guide, søgemaskineoptimering]'),
  relaterede: help('højst fire filnavne på andre artikler, uden .mdx', 'relaterede: [google-indeksering]'),
  kladde: help('true eller false', 'kladde: true'),
  læsning: help(
    'fremdrift, bånd, punkt, afstand og under_hoved (se content/README.md)',
    'læsning: { afstand: 134 }',
  ),
};

export const legalSchema = z.strictObject({
  /** The page's heading. */
  titel: z.string().trim().min(5).max(titleLimit),
  /** What search engines show under the title. */
  beskrivelse: z.string().trim().min(70).max(descriptionLimit),
  /** The day the text was last changed. */
  opdateret: day,
  /** The page's address. */
  sti: z.string().regex(/^\/[a-z-]+$/),
});

export const legalHelp: Record<string, Help> = {
  titel: help(`en titel på 5-${titleLimit} tegn`, "titel: 'Privatlivspolitik'"),
  beskrivelse: help(`en beskrivelse på 70-${descriptionLimit} tegn`, "beskrivelse: 'Sådan behandler vi …'"),
  opdateret: help('en dag, der findes, skrevet ÅÅÅÅ-MM-DD', 'opdateret: 2025-07-24'),
  sti: help('sidens adresse med skråstreg først', 'sti: /privatlivspolitik'),
};

const sample = { eksempel: z.boolean().optional() };

export const dataSchemas = {
  cases: z.strictObject({
    ...sample,
    poster: z.array(
      z.strictObject({
        id: slug,
        titel: word,
        branche: word,
        beskrivelse: tokenText,
        tags: z.array(word).min(1).max(5),
        resultater: z.array(tokenText).min(1).max(4),
        billede: slug,
        alt: z.string().trim().min(10),
        /** The customer's own site. */
        link: z.url({ protocol: /^https$/ }).optional(),
      }),
    ),
  }),
  udtalelser: z.strictObject({
    ...sample,
    poster: z.array(
      z.strictObject({
        id: slug,
        navn: word,
        firma: word,
        tekst: tokenText,
        bedømmelse: z.number().int().min(1).max(5),
      }),
    ),
  }),
  faq: z.strictObject({
    ...sample,
    sæt: z.record(
      z.enum(faqSetNames),
      z
        .array(z.strictObject({ spørgsmål: tokenText, svar: tokenText, søgeord: z.array(word).min(1) }))
        .min(1),
    ),
  }),
  hold: z.strictObject({
    ...sample,
    poster: z.array(
      z.strictObject({
        id: z.enum(['direktoer', 'teknisk']),
        navn: word,
        rolle: word,
        beskrivelse: tokenText,
        alt: z.string().trim().min(10),
        linkedin: z.url({ protocol: /^https$/ }),
        specialer: z.array(word).min(1),
        citat: tokenText,
      }),
    ),
  }),
  vaerdier: z.strictObject({
    ...sample,
    poster: z.array(
      z.strictObject({
        ikon: z.enum(['compass', 'sounding', 'anchor', 'lighthouse']),
        titel: word,
        beskrivelse: tokenText,
        metrik: tokenText,
      }),
    ),
  }),
  myter: z.strictObject({
    ...sample,
    poster: z.array(z.strictObject({ myte: tokenText, virkelighed: tokenText })),
  }),
  grunde: z.strictObject({
    ...sample,
    poster: z.array(
      z.strictObject({
        titel: word,
        beskrivelse: tokenText,
        ikon: z.enum(['speed', 'search', 'compass', 'calendar', 'lock', 'phone']),
      }),
    ),
  }),
  rapport: z.strictObject({
    ...sample,
    periode: word,
    klik: z
      .array(
        z.strictObject({
          måned: word,
          klik: z.number().min(0),
          visninger: z.number().min(0),
          henvendelser: z.number().min(0),
        }),
      )
      // A year and the month it is compared with.
      .length(13),
    placeringer: z
      .array(z.strictObject({ interval: word, før: z.number().min(0), nu: z.number().min(0) }))
      .min(2),
    søgeord: z.array(
      z.strictObject({
        ord: word,
        før: z.number().min(1),
        nu: z.number().min(1),
        søgninger: z.number().min(0),
      }),
    ),
    sider: z.array(z.strictObject({ sti: z.string().startsWith('/'), klik: z.number().min(0) })),
    hastighed: z.array(
      z.strictObject({
        mål: z.enum(['LCP', 'INP', 'CLS']),
        før: z.number().min(0),
        nu: z.number().min(0),
        enhed: z.string(),
        grænse: z.number().min(0),
      }),
    ),
  }),
} as const;

export type DataName = keyof typeof dataSchemas;
