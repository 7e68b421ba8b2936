/**
 * The components that writers may use in MDX, with their attributes. The compiler validates their use with this list,
 * `mdx-components.server.tsx` and `render-text.tsx` render them, and `content/README.md` documents them. Types hold
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
  readonly attributes: Readonly<Record<string, { readonly kind: AttributeKind; readonly required?: true }>>;
  readonly children: 'none' | 'markdown' | 'table' | 'list';
  /** Whether it may stand in a sentence. All others render a block. */
  readonly inline?: true;
  readonly example: string;
};

export const companyFields = ['navn', 'juridisk-navn', 'telefon', 'email', 'cvr', 'adresse', 'sted'] as const;
export type CompanyField = (typeof companyFields)[number];

export const componentSpecs = {
  Pris: {
    attributes: { navn: { kind: 'price', required: true }, kort: { kind: 'flag' } },
    children: 'none',
    inline: true,
    example: '<Pris navn="pakke.lille.pris" />',
  },
  Fakta: {
    attributes: { navn: { kind: 'fact', required: true } },
    children: 'none',
    inline: true,
    example: '<Fakta navn="levering.pakker" />',
  },
  Firma: {
    attributes: { felt: { kind: 'company', required: true } },
    children: 'none',
    inline: true,
    example: '<Firma felt="telefon" />',
  },
  Kilde: {
    attributes: { navn: { kind: 'text', required: true }, til: { kind: 'source', required: true } },
    children: 'none',
    inline: true,
    example: '<Kilde navn="WCAG 2.2, punkt 1.4.4" til="https://www.w3.org/TR/WCAG22/#resize-text" />',
  },
  Figur: {
    attributes: {
      billede: { kind: 'picture', required: true },
      alt: { kind: 'alt', required: true },
      tekst: { kind: 'text', required: true },
      kredit: { kind: 'text' },
    },
    children: 'none',
    example: '<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />',
  },
  Note: {
    attributes: { titel: { kind: 'text', required: true } },
    children: 'markdown',
    example: '<Note titel="Husk">…</Note>',
  },
  Eksempel: {
    attributes: { titel: { kind: 'text', required: true } },
    children: 'markdown',
    example: '<Eksempel titel="En frisør i Aarhus">…</Eksempel>',
  },
  Fremhaev: {
    attributes: { tal: { kind: 'text', required: true } },
    children: 'markdown',
    example: '<Fremhaev tal="2,5 sekunder">…</Fremhaev>',
  },
  Tjekliste: {
    attributes: { titel: { kind: 'text', required: true } },
    children: 'list',
    example: '<Tjekliste titel="Før du går i luften">…</Tjekliste>',
  },
  Tabel: {
    attributes: { titel: { kind: 'text', required: true } },
    children: 'table',
    example: '<Tabel titel="Priser efter type">…</Tabel>',
  },
  Opfordring: {
    attributes: {
      titel: { kind: 'text', required: true },
      knap: { kind: 'text', required: true },
      til: { kind: 'link', required: true },
    },
    children: 'markdown',
    example: '<Opfordring titel="…" knap="Få et tilbud" til="/kontakt">…</Opfordring>',
  },
  Prisberegner: {
    attributes: { stoerrelse: { kind: 'size' } },
    children: 'none',
    example: '<Prisberegner stoerrelse="mellem" />',
  },
  CookieKnap: { attributes: {}, children: 'none', example: '<CookieKnap />' },
  CookieTabel: { attributes: {}, children: 'none', example: '<CookieTabel />' },
} as const satisfies Record<string, ComponentSpec>;

export type ComponentName = keyof typeof componentSpecs;
