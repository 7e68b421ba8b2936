/**
 * The components that writers may use in MDX, with their attributes. The compiler validates their use with this list,
 * `mdx-components.server.tsx` and `text-components.tsx` render them, and `content/README.md` documents them. Types hold
 * `mdxComponents` to this list, and a test checks the documentation.
 */
export type AttributeKind =
  | 'price' // a price fact, or a sum: `a + 12 x b`
  | 'fact' // any fact
  | 'company' // a field of `src/site/company.ts`
  | 'text'
  | 'alt' // description of a picture
  | 'picture' // a file in content/billeder
  | 'link' // internal or external URL
  | 'size' // id of a website package
  | 'source' // URL of the exact external page that supports a claim
  | 'flag'; // boolean, no value

export type ComponentSpec = {
  readonly attributes: Readonly<Record<string, AttributeKind>>;
  readonly optional?: readonly string[];
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
    attributes: { navn: 'price', kort: 'flag', inkl: 'flag', begge: 'flag' },
    optional: ['kort', 'inkl', 'begge'],
    children: 'none',
    inline: true,
    example: '<Pris navn="navnet på prisen" />',
  },
  Fakta: {
    attributes: { navn: 'fact' },
    children: 'none',
    inline: true,
    example: '<Fakta navn="navnet på tallet" />',
  },
  Firma: {
    attributes: { felt: 'company' },
    children: 'none',
    inline: true,
    example: '<Firma felt="telefon" />',
  },
  Kilde: {
    attributes: { navn: 'text', til: 'source' },
    children: 'none',
    inline: true,
    example: '<Kilde navn="hvem der siger det" til="https://www.firma.dk/siden" />',
  },
  Figur: {
    attributes: { billede: 'picture', alt: 'alt', tekst: 'text', kredit: 'text' },
    optional: ['kredit'],
    children: 'none',
    example: '<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />',
  },
  Note: {
    attributes: { titel: 'text' },
    children: 'markdown',
    example: '<Note titel="Husk">…</Note>',
  },
  Eksempel: {
    attributes: { titel: 'text' },
    children: 'markdown',
    example: '<Eksempel titel="En frisør i Aarhus">…</Eksempel>',
  },
  Fremhaev: {
    attributes: { tal: 'text' },
    children: 'markdown',
    max: 2,
    example: '<Fremhaev tal="2,5 sekunder">…</Fremhaev>',
  },
  Tjekliste: {
    attributes: { titel: 'text' },
    children: 'list',
    example: '<Tjekliste titel="Før du går i luften">…</Tjekliste>',
  },
  Tabel: {
    attributes: { titel: 'text' },
    children: 'table',
    example: '<Tabel titel="Priser efter type">…</Tabel>',
  },
  Rabat: {
    attributes: {},
    children: 'markdown',
    example: '<Rabat>…</Rabat>',
  },
  Opfordring: {
    attributes: { titel: 'text', knap: 'text', til: 'link' },
    children: 'markdown',
    max: 2,
    example: '<Opfordring titel="…" knap="Få et tilbud" til="/kontakt">…</Opfordring>',
  },
  Prisberegner: {
    attributes: { stoerrelse: 'size' },
    optional: ['stoerrelse'],
    children: 'none',
    example: '<Prisberegner stoerrelse="mellem" />',
  },
  CookieKnap: { attributes: {}, children: 'none', example: '<CookieKnap />' },
  CookieTabel: { attributes: {}, children: 'none', example: '<CookieTabel />' },
} as const satisfies Record<string, ComponentSpec>;

export type ComponentName = keyof typeof componentSpecs;
