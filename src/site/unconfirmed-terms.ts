type UnconfirmedTerm = {
  readonly file: string;
  /** Excerpt from one line of the file, to locate the term. */
  readonly words: string;
  /** Danish description of the term that the owner must confirm. */
  readonly description: string;
};

/**
 * Draft terms and promises on the site that the owner has not confirmed. `npm run launch-check` prints them; remove an
 * entry once its term is confirmed or rewritten.
 */
export const unconfirmedTerms: readonly UnconfirmedTerm[] = [
  {
    file: 'content/juridisk/vilkaar.mdx',
    words: 'Skriv til <Firma felt="email" /> senest <Fakta navn="garanti.dage" />',
    description:
      'sådan bruges pengene tilbage-garantien: skriftligt inden fristen, pakkens pris tilbage, hjemmesiden ned',
  },
  {
    file: 'content/juridisk/vilkaar.mdx',
    words: 'Den begynder ved levering og kan ikke bruges, hvis du afbestiller før.',
    description: 'pengene tilbage-garantien gælder først fra levering',
  },
  {
    file: 'content/juridisk/vilkaar.mdx',
    words: 'På hjemmesidepakker er der to runder',
    description: 'to runder rettelser er med i pakkens pris',
  },
  {
    file: 'content/juridisk/vilkaar.mdx',
    words: 'Domænet registreres i dit navn',
    description: 'kundens domæne står i kundens navn',
  },
  {
    file: 'content/juridisk/vilkaar.mdx',
    words: 'får du en kopi af hjemmesiden, så den kan flyttes',
    description: 'kunden får en kopi, når aftalen ophører',
  },
  {
    file: 'content/juridisk/vilkaar.mdx',
    words: 'Vejledning og formular følger med tilbuddet',
    description: 'forbrugere får vejledning om fortrydelsesret sammen med tilbuddet',
  },
  {
    file: 'content/juridisk/privatlivspolitik.mdx',
    words: 'har underskrevet en databehandleraftale',
    description:
      'alle leverandører, der behandler personoplysninger, har underskrevet en databehandleraftale',
  },
  {
    file: 'content/data/faq.yaml',
    words: 'På Lille er det et tilkøb',
    description: 'tekster, som I skriver, er et tilkøb på Lille',
  },
  {
    file: 'content/data/faq.yaml',
    words: 'I åbningstiden læser en af os den.',
    description: 'fejl, der er meldt om natten, bliver læst ved åbningstid, også i weekenden',
  },
  {
    file: 'src/pages/Websites.tsx',
    words: 'Pakkens pris er den samme.',
    description: 'en hjemmeside i WordPress koster det samme som en statisk',
  },
  {
    file: 'src/pages/Websites.tsx',
    words: 'en lille hjemmeside ender typisk omkring',
    description: 'den typiske pris, taget fra de strukturerede data',
  },
  {
    file: 'src/pages/Seo.tsx',
    words: 'ender du typisk omkring',
    description: 'den typiske pris, taget fra de strukturerede data, og at der kan købes opgaver til Basis',
  },
  {
    file: 'src/pages/websites/MaintenanceLog.tsx',
    words: 'Siden gemmes et andet sted',
    description: 'det, en aftale om vedligehold dækker',
  },
  {
    file: 'src/pages/Prices.tsx',
    words: 'ingen kompensation med',
    description: 'en lavere oppetid end målet giver ingen kompensation',
  },
  {
    file: 'src/site/packages.ts',
    words: 'Føres videre efter pris i tilbuddet',
    description: 'gamle adresser føres videre, men mod betaling',
  },
  {
    file: 'src/site/packages.ts',
    words: 'Hver måned, også over henvendelser',
    description: 'alle tre SEO-pakker har en rapport hver måned, også over henvendelser',
  },
  {
    file: 'src/features/calculator/SizeStep.tsx',
    words: 'De ekstra sider kommer oveni i det præcise tilbud.',
    description: 'sider ud over en pakkes omfang koster ekstra',
  },
  {
    file: 'src/site/facts.ts',
    words: "month: '",
    description: 'måneden, rabatten på Mellem gælder',
  },
];
