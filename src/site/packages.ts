import type { FactName } from './facts.ts';

/** Cell of the comparison: a fact, or text with `{{fact}}` tokens. */
export type PackageCell = { readonly fact: FactName } | string;

type PackageLine = {
  readonly label: string;
  /** One cell per package, in package order. */
  readonly cells: readonly [PackageCell, PackageCell, PackageCell];
};

/** Row that applies to all three packages. */
export type CommonLine = { readonly label: string; readonly cell: PackageCell };

export type Package = {
  readonly id: string;
  readonly name: string;
  readonly audience: string;
  readonly price: FactName;
  /** Discounted price and wording of the current offer. `price` above is the list price. */
  readonly offer?: { readonly price: FactName; readonly discount: FactName; readonly words: FactName };
  readonly popular?: boolean;
};

export type PackageSet = {
  readonly packages: readonly [Package, Package, Package];
  /** Whether prices are minimum prices ("fra") rather than fixed. */
  readonly from: boolean;
  readonly lines: readonly PackageLine[];
  readonly common: readonly CommonLine[];
};

/** Cell of a package without the feature, which the table sets in a lighter colour. */
export const notIncluded = 'Ikke med';

export const websitePackages: PackageSet = {
  packages: [
    {
      id: 'lille',
      name: 'Lille',
      audience: 'Til den nystartede, den lille forening og klinikken med én behandler.',
      price: 'pakke.lille.pris',
    },
    {
      id: 'mellem',
      name: 'Mellem',
      audience: 'Til virksomheden, der lever af at blive fundet og ringet op.',
      price: 'pakke.mellem.pris',
      offer: {
        price: 'pakke.mellem.tilbudspris',
        discount: 'pakke.mellem.rabat',
        words: 'pakke.mellem.tilbud',
      },
      popular: true,
    },
    {
      id: 'stor',
      name: 'Stor',
      audience: 'Til webshoppen og organisationen med mange sider og flere afdelinger.',
      price: 'pakke.stor.pris',
    },
  ],
  from: true,
  lines: [
    {
      label: 'Omfang',
      cells: [{ fact: 'pakke.lille.sider' }, { fact: 'pakke.mellem.sider' }, { fact: 'pakke.stor.sider' }],
    },
    {
      label: 'Levering',
      cells: [{ fact: 'levering.pakker' }, { fact: 'levering.pakker' }, { fact: 'levering.store' }],
    },
    {
      label: 'Design',
      cells: [
        'Tegnet til dig, bygget af vores egne byggeklodser',
        'Tegnet til dig, hver slags side for sig',
        'Tegnet til dig, med egne funktioner',
      ],
    },
    {
      label: 'Tekster',
      cells: ['Dine egne, som vi retter til', 'Dine egne eller vores udkast', 'Dine egne eller vores udkast'],
    },
    {
      label: 'Support bagefter',
      cells: [
        { fact: 'pakke.lille.support' },
        { fact: 'pakke.mellem.support' },
        { fact: 'pakke.stor.support' },
      ],
    },
    { label: 'Webshop', cells: [notIncluded, notIncluded, 'Kan indgå'] },
  ],
  common: [
    { label: 'Bygget til', cell: 'Telefon, tablet, computer og søgemaskiner' },
    { label: 'Rettelser', cell: 'To runder: på udkastet og på den færdige hjemmeside' },
    { label: 'Ret selv', cell: 'Tekst og billeder. Vi viser dig hvordan, når vi afleverer' },
    { label: 'System', cell: 'Let, statisk hjemmeside eller WordPress. Vi vælger sammen' },
    { label: 'Ejerskab', cell: 'Domænet straks. Design, tekster og kode, når alt er betalt' },
    {
      label: 'Gamle adresser',
      cell: 'Føres videre mod betaling. Prisen står i tilbuddet, og vi kontrollerer hver enkelt',
    },
    { label: 'Flytning til en anden', cell: 'Du får en kopi og kan lægge den på et andet webhotel' },
    {
      label: 'Drift, ekskl. moms',
      cell: 'Hosting fra {{hosting.fra|kort}} om måneden, domæne {{domaene|kort}} om året',
    },
    { label: 'Du leverer', cell: 'Logo, de billeder, du har, og én, der kan svare og godkende' },
    { label: 'Pengene tilbage-garanti', cell: { fact: 'garanti.dage' } },
  ],
};

export const seoPackages: PackageSet = {
  packages: [
    {
      id: 'basic',
      name: 'Basis SEO',
      audience: 'Når du vil findes i dit eget område på de søgninger, der betyder mest.',
      price: 'seo.basis.pris',
    },
    {
      id: 'standard',
      name: 'Standard SEO',
      audience: 'Når du konkurrerer med andre om de samme kunder og vil have nyt indhold hver måned.',
      price: 'seo.standard.pris',
      popular: true,
    },
    {
      id: 'premium',
      name: 'Premium SEO',
      audience: 'Når søgning er din vigtigste salgskanal, og nogen skal holde øje hver uge.',
      price: 'seo.premium.pris',
    },
  ],
  from: false,
  lines: [
    {
      label: 'Søgeord',
      cells: [
        { fact: 'seo.basis.soegeord' },
        { fact: 'seo.standard.soegeord' },
        { fact: 'seo.premium.soegeord' },
      ],
    },
    {
      label: 'Nyt indhold',
      cells: [notIncluded, { fact: 'seo.standard.artikler' }, { fact: 'seo.premium.artikler' }],
    },
    { label: 'Fast specialist', cells: [notIncluded, notIncluded, 'Med'] },
    { label: 'Statusmøde', cells: [notIncluded, notIncluded, { fact: 'seo.premium.moede' }] },
    { label: 'Prioriteret support', cells: [notIncluded, notIncluded, { fact: 'seo.premium.support' }] },
  ],
  common: [
    { label: 'Arbejdet', cell: 'Teknisk gennemgang, søgeord, rettelser og links. Omfanget følger pakken' },
    { label: 'Rapport', cell: 'Hver måned, også over henvendelser' },
    { label: 'De første forbedringer', cell: { fact: 'seo.foerste-resultater' } },
    { label: 'Mindste løbetid', cell: { fact: 'seo.binding' } },
  ],
};
