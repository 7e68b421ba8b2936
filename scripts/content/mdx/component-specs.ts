import { z } from 'zod';
import { company, description, fact, flag, price, size, source, text } from './attribute-schemas.ts';

/**
 * The components that writers may use in MDX, with their attributes. `til` is an address, and `billede` a file. The compiler
 * validates their use with this list, `src/pages/text/mdx-components.tsx` renders them, and
 * `content/README.md` documents them. Types hold `mdxComponents` to this list, and a test checks the documentation.
 */
export type ComponentSpec = {
  readonly attributes: z.ZodObject;
  readonly children: 'none' | 'markdown' | 'table' | 'list';
  /** Whether it may stand in a sentence. All others render a block. */
  readonly inline?: true;
  /** How many a text may have. */
  readonly max?: number;
  /** How to write it. Names no price, fact or source that exists, which writers would copy with it. */
  readonly example: string;
};

export const componentSpecs = {
  Pris: {
    attributes: z.strictObject({ navn: price, kort: flag, inkl: flag, begge: flag }),
    children: 'none',
    inline: true,
    example: '<Pris navn="navnet på prisen" />',
  },
  Fakta: {
    attributes: z.strictObject({ navn: fact }),
    children: 'none',
    inline: true,
    example: '<Fakta navn="navnet på tallet" />',
  },
  Firma: {
    attributes: z.strictObject({ felt: company }),
    children: 'none',
    inline: true,
    example: '<Firma felt="telefon" />',
  },
  Kilde: {
    attributes: z.strictObject({ navn: text, til: source }),
    children: 'none',
    inline: true,
    example: '<Kilde navn="hvem der siger det" til="https://www.firma.dk/siden" />',
  },
  Figur: {
    attributes: z.strictObject({
      billede: z.string(),
      alt: description,
      tekst: text,
      kredit: text.optional(),
    }),
    children: 'none',
    example: '<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />',
  },
  Note: {
    attributes: z.strictObject({ titel: text }),
    children: 'markdown',
    example: '<Note titel="Husk">…</Note>',
  },
  Eksempel: {
    attributes: z.strictObject({ titel: text }),
    children: 'markdown',
    example: '<Eksempel titel="En frisør i Aarhus">…</Eksempel>',
  },
  Fremhaev: {
    attributes: z.strictObject({ tal: text }),
    children: 'markdown',
    max: 2,
    example: '<Fremhaev tal="2,5 sekunder">…</Fremhaev>',
  },
  Tjekliste: {
    attributes: z.strictObject({ titel: text }),
    children: 'list',
    example: '<Tjekliste titel="Før du går i luften">…</Tjekliste>',
  },
  Tabel: {
    attributes: z.strictObject({ titel: text }),
    children: 'table',
    example: '<Tabel titel="Priser efter type">…</Tabel>',
  },
  Rabat: {
    attributes: z.strictObject({}),
    children: 'markdown',
    example: '<Rabat>…</Rabat>',
  },
  Opfordring: {
    attributes: z.strictObject({ titel: text, knap: text, til: z.string() }),
    children: 'markdown',
    max: 2,
    example: '<Opfordring titel="…" knap="Få et tilbud" til="/kontakt">…</Opfordring>',
  },
  Prisberegner: {
    attributes: z.strictObject({ stoerrelse: size.optional() }),
    children: 'none',
    max: 1,
    example: '<Prisberegner stoerrelse="mellem" />',
  },
  CookieKnap: { attributes: z.strictObject({}), children: 'none', example: '<CookieKnap />' },
  CookieTabel: { attributes: z.strictObject({}), children: 'none', example: '<CookieTabel />' },
} as const satisfies Record<string, ComponentSpec>;
