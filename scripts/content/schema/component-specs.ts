import { z } from 'zod';
import { type CompanyField, companyText } from '#src/site/company-text.ts';
import { facts, isFactName } from '#src/site/facts.ts';
import { sizeIds } from '#src/site/packages.ts';
import { nearest } from '../../lib/nearest.ts';
import { sentence } from './text-schemas.ts';

/** Returns whether a fact has a VAT note, which only `<Pris>` shows. */
export const isPrice = (name: string) => isFactName(name) && 'vat' in facts[name];

const text = sentence(1);
/** What a picture shows. */
const description = sentence(10);
/** A name without a value. */
const flag = z.literal(true, 'navnet alene, uden værdi').optional();
/** The address of the exact page that supports a claim. */
const source = z.string().regex(/^https:\/\/[^/]+\/./, 'adressen på netop den side, der siger det');
const company = z.enum(Object.keys(companyText) as CompanyField[]);

/** A name of facts. The one meant is at most two letters away: the names of prices are alike, and a wrong one would be copied. */
const nameOf = (what: string, names: readonly string[]) =>
  z.enum(names, {
    error({ input }) {
      if (isPrice(`${input}`)) return 'et faktum, der ikke er en pris: <Pris> skriver også »ekskl. moms«';
      const meant = nearest(`${input}`, names, 2);
      return `${what} i src/site/facts.ts (\`npm run facts\` viser dem${meant ? `; mente du ${meant}?` : ''})`;
    },
  });
const names = Object.keys(facts);
const price = nameOf('navnet på en pris', names.filter(isPrice));
const fact = nameOf(
  'navnet på et faktum',
  names.filter((name) => !isPrice(name)),
);

/**
 * The components that writers may use in MDX, with their attributes. `til` is an address, and `billede` a file. `check-components.ts`
 * validates their use with this list, `src/pages/text/mdx-components.tsx` renders them, and
 * `content/README.md` documents them. Types hold `mdxComponents` to this list, and a test checks the documentation.
 */
export type ComponentSpec = {
  readonly attributes: Readonly<Record<string, z.ZodType>>;
  readonly children: 'none' | 'markdown' | 'table' | 'list';
  /** Whether it may stand in a sentence. All others render a block. */
  readonly inline?: true;
  /** Whether a text may have no second one. */
  readonly once?: true;
  /** How to write it. Names no price, fact or source that exists, which writers would copy with it. */
  readonly example: string;
};

export const componentSpecs = {
  Pris: {
    attributes: { navn: price, kort: flag, inkl: flag, begge: flag },
    children: 'none',
    inline: true,
    example: '<Pris navn="navnet på prisen" />',
  },
  /** An amount that is not ours: another company's price, a fine. */
  Beloeb: {
    attributes: { tekst: z.string().min(1) },
    children: 'none',
    inline: true,
    example: '<Beloeb tekst="beløbet, som det skal stå" />',
  },
  Fakta: {
    attributes: { navn: fact },
    children: 'none',
    inline: true,
    example: '<Fakta navn="navnet på tallet" />',
  },
  Firma: {
    attributes: { felt: company },
    children: 'none',
    inline: true,
    example: '<Firma felt="telefon" />',
  },
  Kilde: {
    attributes: { navn: text, til: source },
    children: 'none',
    inline: true,
    example: '<Kilde navn="hvem der siger det" til="https://www.firma.dk/siden" />',
  },
  Figur: {
    attributes: { billede: z.string(), alt: description, tekst: text, kredit: text.optional() },
    children: 'none',
    example: '<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />',
  },
  Note: { attributes: { titel: text }, children: 'markdown', example: '<Note titel="Husk">…</Note>' },
  Eksempel: {
    attributes: { titel: text },
    children: 'markdown',
    example: '<Eksempel titel="En frisør i Aarhus">…</Eksempel>',
  },
  Fremhaev: {
    attributes: { tal: text },
    children: 'markdown',
    example: '<Fremhaev tal="2,5 sekunder">…</Fremhaev>',
  },
  Tjekliste: {
    attributes: { titel: text },
    children: 'list',
    example: '<Tjekliste titel="Før du går i luften">…</Tjekliste>',
  },
  Tabel: {
    attributes: { titel: text },
    children: 'table',
    example: '<Tabel titel="Priser efter type">…</Tabel>',
  },
  Rabat: { attributes: {}, children: 'markdown', example: '<Rabat>…</Rabat>' },
  Opfordring: {
    attributes: { titel: text, knap: text, til: z.string() },
    children: 'markdown',
    example: '<Opfordring titel="…" knap="Få et tilbud" til="/kontakt">…</Opfordring>',
  },
  Prisberegner: {
    attributes: { stoerrelse: z.enum(sizeIds).optional() },
    children: 'none',
    once: true,
    example: '<Prisberegner stoerrelse="mellem" />',
  },
  CookieKnap: { attributes: {}, children: 'none', example: '<CookieKnap />' },
  CookieTabel: { attributes: {}, children: 'none', example: '<CookieTabel />' },
} as const satisfies Record<string, ComponentSpec>;

/** The components by name, each with the schema of its attributes. */
export const specs = new Map(
  Object.entries<ComponentSpec>(componentSpecs).map(([name, spec]) => [
    name,
    { ...spec, schema: z.strictObject(spec.attributes) },
  ]),
);
