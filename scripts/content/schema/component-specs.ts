import { z } from 'zod';
import { sizeIds } from '#src/site/packages.ts';
import {
  company,
  condition,
  description,
  fact,
  film,
  flag,
  price,
  source,
  text,
} from './attribute-schemas.ts';
import type { ComponentSpec } from './component-spec.ts';
import { sectionSpecs } from './section-specs.ts';

/**
 * The components that writers may use in MDX, with their attributes. `til` is an address, and `billede` a file. `check-components.ts`
 * validates their use with this list, `src/pages/text/mdx-components.tsx` renders them, and
 * `content/README.md` documents them. Types hold `mdxComponents` to this list, and a test checks the documentation.
 */
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
    children: 'any',
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
  Film: {
    attributes: { til: film, titel: text, billede: z.string() },
    children: 'none',
    example:
      '<Film til="https://www.youtube.com/watch?v=FILMENSKODE" titel="Hvad filmen viser" billede="min-artikel/film.jpg" />',
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
  Hvis: {
    attributes: { har: condition.optional(), mangler: condition.optional() },
    children: 'markdown',
    example: '<Hvis har="film">…</Hvis>',
  },
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
  Statistik: {
    attributes: { felt: z.enum(['navn', 'firma', 'land', 'grund', 'overfoersel']) },
    children: 'none',
    inline: true,
    example: '<Statistik felt="navn" />',
  },
  CookieTabel: { attributes: {}, children: 'none', example: '<CookieTabel />' },
  ...sectionSpecs,
} as const satisfies Record<string, ComponentSpec>;

/** The components by name, each with the schema of its attributes. */
export const specs = new Map(
  Object.entries<ComponentSpec>(componentSpecs).map(([name, spec]) => [
    name,
    { ...spec, schema: z.strictObject(spec.attributes) },
  ]),
);
