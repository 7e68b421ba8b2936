import type { FactName } from './facts.ts';

/** What stands in a cell of the comparison: a fact, a price, words, or whether it is included. */
export type PackageCell =
  | { readonly fact: FactName }
  | { readonly text: string }
  | { readonly included: boolean };

export type PackageLine = {
  readonly label: string;
  /** One cell per package, in the packages' order. */
  readonly cells: readonly [PackageCell, PackageCell, PackageCell];
};

export type Package = {
  readonly id: string;
  readonly name: string;
  readonly audience: string;
  readonly price: FactName;
  /** What is charged while a discount runs; `price` is then the list price. */
  readonly offer?: FactName;
  readonly discount?: FactName;
  readonly popular: boolean;
};

export type PackageSet = {
  readonly packages: readonly [Package, Package, Package];
  readonly lines: readonly PackageLine[];
};

const yes = { included: true } as const;
const no = { included: false } as const;

export const websitePackages: PackageSet = {
  packages: [
    {
      id: 'lille',
      name: 'Lille',
      audience: 'Til den nystartede, den lille forening og klinikken med én behandler.',
      price: 'pakke.lille.pris',
      popular: false,
    },
    {
      id: 'mellem',
      name: 'Mellem',
      audience: 'Til virksomheden, der lever af at blive fundet og ringet op.',
      price: 'pakke.mellem.pris',
      offer: 'pakke.mellem.tilbudspris',
      discount: 'pakke.mellem.rabat',
      popular: true,
    },
    {
      id: 'stor',
      name: 'Stor',
      audience: 'Til webshoppen og organisationen med mange sider og flere afdelinger.',
      price: 'pakke.stor.pris',
      popular: false,
    },
  ],
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
      label: 'Support efter lancering',
      cells: [
        { fact: 'pakke.lille.support' },
        { fact: 'pakke.mellem.support' },
        { fact: 'pakke.stor.support' },
      ],
    },
    { label: 'Design til telefon, tablet og computer', cells: [yes, yes, yes] },
    { label: 'Klar til søgemaskiner', cells: [yes, yes, yes] },
    { label: 'Webshop', cells: [no, no, { text: 'Kan indgå' }] },
    {
      label: 'Pengene tilbage-garanti',
      cells: [{ fact: 'garanti.dage' }, { fact: 'garanti.dage' }, { fact: 'garanti.dage' }],
    },
  ],
};

export const seoPackages: PackageSet = {
  packages: [
    {
      id: 'basic',
      name: 'Basis SEO',
      audience: 'Når du vil findes i dit eget område på de søgninger, der betyder mest.',
      price: 'seo.basis.pris',
      popular: false,
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
      popular: false,
    },
  ],
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
      cells: [no, { fact: 'seo.standard.artikler' }, { fact: 'seo.premium.artikler' }],
    },
    { label: 'Fast specialist', cells: [no, no, yes] },
    { label: 'Statusmøde', cells: [no, no, { fact: 'seo.premium.moede' }] },
    { label: 'Prioriteret support', cells: [no, no, { fact: 'seo.premium.support' }] },
    {
      label: 'De første forbedringer',
      cells: [
        { fact: 'seo.foerste-resultater' },
        { fact: 'seo.foerste-resultater' },
        { fact: 'seo.foerste-resultater' },
      ],
    },
    {
      label: 'Mindste løbetid',
      cells: [{ fact: 'seo.binding' }, { fact: 'seo.binding' }, { fact: 'seo.binding' }],
    },
  ],
};
