/** For each file: an excerpt from one line of it, to locate the term, and the Danish description for the owner. */
const termsByFile: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content/juridisk/vilkaar.mdx': {
    'Skriv til <Firma felt="email" /> senest <Fakta navn="garanti.dage" />':
      'sådan bruges pengene tilbage-garantien: skriftligt inden fristen, pakkens pris tilbage, hjemmesiden ned',
    'Den begynder ved levering og kan ikke bruges, hvis du afbestiller før.':
      'pengene tilbage-garantien gælder først fra levering',
    'På hjemmesidepakker er der to runder': 'to runder rettelser er med i pakkens pris',
    'Domænet registreres i dit navn': 'kundens domæne står i kundens navn',
    'får du en kopi af hjemmesiden, så den kan flyttes': 'kunden får en kopi, når aftalen ophører',
    'Vejledning og formular følger med tilbuddet':
      'forbrugere får vejledning om fortrydelsesret sammen med tilbuddet',
  },
  'content/juridisk/privatlivspolitik.mdx': {
    'har underskrevet en databehandleraftale':
      'alle leverandører, der behandler personoplysninger, har underskrevet en databehandleraftale',
  },
  'content/data/faq.yaml': {
    'På Lille er det et tilkøb': 'tekster, som I skriver, er et tilkøb på Lille',
    'Dukker en op senere, får du en pris': 'fejl, der meldes efter garantien, koster penge',
    'Gebyrer til betalingstjenesten betaler du selv': 'kunden betaler selv gebyrer til sin betalingstjeneste',
    'Så skriver vi til dig med det samme og giver dig en ny dato.': 'det, der sker, når en af jer er syg',
    'I den tid svarer vi på spørgsmål og hjælper dig med at rette selv.':
      'det, support efter levering dækker',
    'I åbningstiden læser en af os den.':
      'fejl, der er meldt uden for åbningstiden, bliver læst, når I åbner, også i weekenden',
  },
  'src/pages/Websites.tsx': {
    'Pakkens pris er den samme.': 'en hjemmeside i WordPress koster det samme som en statisk',
    'en lille hjemmeside ender typisk omkring': 'den typiske pris, taget fra de strukturerede data',
  },
  'src/pages/Seo.tsx': {
    'Vi ser den igennem sammen med hjemmesiden': 'virksomhedsprofilen på Google bliver set igennem',
    'Tyve ens sider': 'I laver ikke ens bysider',
    'ender du typisk omkring':
      'den typiske pris, taget fra de strukturerede data, og at der kan købes opgaver til Basis',
  },
  'src/pages/websites/MaintenanceLog.tsx': {
    'Siden gemmes et andet sted': 'det, en aftale om vedligehold dækker',
  },
  'src/pages/Prices.tsx': {
    'ingen kompensation med': 'en lavere oppetid end målet giver ingen kompensation',
  },
  'src/pages/Contact.tsx': {
    'Vi aftaler, om den er i telefonen': 'den første samtale kan være i telefonen, over video eller et møde',
  },
  'src/pages/Services.tsx': {
    'Prisen er efter aftale, og klikkene betaler du til søgemaskinen.':
      'annoncer, sociale medier og indhold ud over SEO-pakkerne har ingen fast pris',
  },
  'src/site/package-comparison.ts': {
    'Føres videre mod betaling': 'gamle adresser føres videre, men mod betaling',
    'Fast specialist: den samme hver gang': 'det, en fast specialist betyder',
    'og hjælper dig først': 'prioriteret support betyder, at Premium bliver hjulpet først',
    'Vi ser profilen igennem sammen med hjemmesiden': 'virksomhedsprofilen er med i alle tre SEO-pakker',
    'Teknisk gennemgang, søgeord, rettelser og links.':
      'arbejdet i alle tre SEO-pakker; svaret om pakkerne siger det samme',
    'Hver måned, også over henvendelser':
      'alle tre SEO-pakker har en rapport hver måned, også over henvendelser',
  },
  'src/features/calculator/SizeStep.tsx': {
    'De ekstra sider kommer oveni i det præcise tilbud.': 'sider ud over en pakkes omfang koster ekstra',
  },
  'src/site/facts.ts': {
    'lastDay: null': 'rabatten på Mellem gælder hver måned, til du skriver dens sidste dag her',
  },
};

/**
 * Draft terms and promises on the site that the owner has not confirmed. `npm run launch-check` prints them; remove an
 * entry once its term is confirmed or rewritten.
 */
export const unconfirmedTerms = Object.entries(termsByFile).flatMap(([file, terms]) =>
  Object.entries(terms).map(([words, description]) => ({ file, words, description })),
);
