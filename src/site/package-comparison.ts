import { contactHref } from './contact-topics.ts';
import { calculatorHrefFor } from './navigation.ts';
import { type Package, seo, websites } from './packages.ts';

type PackageLine<Id extends string> = {
  readonly label: string;
  /** What each package has. May contain `{{fact}}` tokens. */
  readonly cells: Readonly<Record<Id, string>>;
};

export type ComparedPackage = Package & {
  readonly audience: string;
  /** Link below the price. */
  readonly action: { readonly href: string; readonly label: string };
};

export type PackageSet<Id extends string = string> = {
  readonly packages: Readonly<Record<Id, ComparedPackage>>;
  /** Whether prices are minimum prices ("fra") rather than fixed. */
  readonly from: boolean;
  readonly lines: readonly PackageLine<Id>[];
  /** Rows that apply to all packages. */
  readonly common: readonly { readonly label: string; readonly cell: string }[];
  /** What these rows are about, in a few words: they are closed at first. */
  readonly commonTopics: string;
};

/** Cell of a package without the feature, which the table sets in a lighter colour. */
export const notIncluded = 'Ikke med';

/** The calculator opens with the size of the package chosen. */
const continueWith = (id: keyof typeof websites) => ({
  href: calculatorHrefFor(id),
  label: `Regn videre med ${websites[id].name}`,
});

/** Not the calculator: it begins with a website, which those who only want SEO do not buy. */
const askAbout = (id: keyof typeof seo) => ({
  href: contactHref(`seo-${id}`),
  label: `Spørg om ${seo[id].name}`,
});

export const websitePackages: PackageSet<keyof typeof websites> = {
  packages: {
    lille: {
      ...websites.lille,
      action: continueWith('lille'),
      audience: 'Til den nystartede, den lille forening og klinikken med én behandler.',
    },
    mellem: {
      ...websites.mellem,
      action: continueWith('mellem'),
      audience: 'Til virksomheden, der lever af at blive fundet og ringet op.',
    },
    stor: {
      ...websites.stor,
      action: continueWith('stor'),
      audience: 'Til webshoppen og organisationen med mange sider og flere afdelinger.',
    },
  },
  from: true,
  lines: [
    {
      label: 'Omfang',
      cells: {
        lille: '{{pakke.lille.sider}}',
        mellem: '{{pakke.mellem.sider}}',
        stor: '{{pakke.stor.sider}}',
      },
    },
    {
      label: 'Levering',
      cells: {
        lille: `{{${websites.lille.delivery}}}`,
        mellem: `{{${websites.mellem.delivery}}}`,
        stor: `{{${websites.stor.delivery}}}`,
      },
    },
    {
      label: 'Design',
      cells: {
        lille: 'Tegnet til dig, bygget af vores egne byggeklodser',
        mellem: 'Tegnet til dig, hver slags side for sig',
        stor: 'Tegnet til dig, med egne funktioner',
      },
    },
    {
      label: 'Tekster',
      cells: {
        lille: 'Dine egne, som vi retter til',
        // bekræft: udkastet på Mellem dækker alle pakkens sider, og på Stor siger tilbuddet, hvor mange
        mellem: 'Dine egne eller vores udkast til alle sider',
        stor: 'Dine egne eller vores udkast, antal i tilbuddet',
      },
    },
    {
      label: 'Support bagefter',
      cells: {
        lille: '{{pakke.lille.support}}',
        mellem: '{{pakke.mellem.support}}',
        stor: '{{pakke.stor.support}}',
      },
    },
    {
      label: 'Webshop',
      cells: {
        lille: notIncluded,
        mellem: notIncluded,
        stor: 'Op til omkring {{webshop.varer.lille}} varer til mindsteprisen',
      },
    },
  ],
  common: [
    { label: 'Bygget til', cell: 'Telefon, tablet, computer og søgemaskiner' },
    { label: 'Rettelser', cell: 'To runder: på udkastet og på den færdige hjemmeside' },
    // bekræft: hvor mange logins der er med
    { label: 'Ret selv', cell: 'Tekst og billeder, med op til fem logins. Vi viser dig hvordan' },
    {
      label: 'Hvad support er',
      cell: 'Svar på spørgsmål og hjælp til at rette selv. Fejl, du melder inden for {{vilkaar.garanti}}, retter vi gratis. Forbrugere har længere tid',
    },
    {
      label: 'Flere sider end pakken har',
      cell: 'Efter tilbud. Billigst er en side, der ligner en, vi har tegnet',
    },
    {
      label: 'System',
      cell: 'Statisk eller WordPress, webshops i WooCommerce eller Shopify. Vi vælger sammen',
    },
    { label: 'Ejerskab', cell: 'Domænet straks. Det, vi har lavet særligt til dig, når alt er betalt' },
    {
      label: 'Gamle adresser',
      // bekræft: gamle adresser føres videre, men mod betaling, og prisen følger, hvor mange slags der er
      cell: 'Fra {{tillaeg.adresser|begge}}, efter hvor mange slags der er. Vi prøver hver enkelt',
    },
    {
      label: 'Flytning til en anden',
      // bekræft: en butik i Shopify står i kundens egen konto
      cell: 'Du får en kopi til et andet webhotel. En butik i Shopify ligger på din egen konto',
    },
    { label: 'Du leverer', cell: 'Logo, de billeder, du har, og én, der kan svare og godkende' },
    { label: 'Pengene tilbage-garanti', cell: '{{garanti.dage}}' },
  ],
  commonTopics: 'Rettelser, support, ejerskab, flytning og garanti',
};

export const seoPackages: PackageSet<keyof typeof seo> = {
  packages: {
    basic: {
      ...seo.basic,
      action: askAbout('basic'),
      audience: 'Når du vil findes i dit eget område på de søgninger, der betyder mest.',
    },
    standard: {
      ...seo.standard,
      action: askAbout('standard'),
      audience: 'Når du konkurrerer med andre om de samme kunder og vil have nyt indhold hver måned.',
    },
    premium: {
      ...seo.premium,
      action: askAbout('premium'),
      audience: 'Når søgning er din vigtigste salgskanal, og nogen skal holde øje hver uge.',
    },
  },
  from: false,
  lines: [
    {
      label: 'Søgeord',
      cells: {
        basic: '{{seo.basis.soegeord}}',
        standard: '{{seo.standard.soegeord}}',
        premium: '{{seo.premium.soegeord}}',
      },
    },
    {
      label: 'Nyt indhold',
      cells: {
        basic: notIncluded,
        standard: '{{seo.standard.artikler}}',
        premium: '{{seo.premium.artikler}}',
      },
    },
    {
      label: 'Hvem du taler med',
      cells: {
        basic: 'Den af os, der laver opgaven',
        standard: 'Den af os, der laver opgaven',

        // bekræft: det, en fast specialist betyder
        premium: 'Fast specialist: den samme hver gang',
      },
    },
    {
      label: 'Statusmøde',
      cells: {
        basic: notIncluded,
        standard: notIncluded,
        premium: '{{seo.premium.moede}}',
      },
    },
    {
      label: 'Support',
      cells: {
        basic: 'Meld fejl når som helst. Vi læser dem i åbningstiden',
        standard: 'Meld fejl når som helst. Vi læser dem i åbningstiden',

        // bekræft: prioriteret support betyder, at Premium bliver hjulpet først
        premium: '{{seo.premium.support}}. Din fejl er den første, vi læser, når vi åbner',
      },
    },
    {
      label: 'Du binder dig til mindst',
      cells: {
        basic: '{{seo.basis.mindst|begge}}',
        standard: '{{seo.standard.mindst|begge}}',
        premium: '{{seo.premium.mindst|begge}}',
      },
    },
  ],
  common: [
    // bekræft: arbejdet i alle SEO-pakker; svaret om pakkerne siger det samme
    { label: 'Arbejdet', cell: 'Teknisk gennemgang, søgeord, rettelser og links' },
    { label: 'Om måneden', cell: 'Timer til rettelser og links står i tilbuddet' },
    // bekræft: alle SEO-pakker har en rapport hver måned, også over henvendelser
    { label: 'Rapport', cell: 'Hver måned, også over henvendelser' },
    { label: 'De første forbedringer', cell: '{{seo.foerste-resultater}}' },
    {
      label: 'Kort og virksomhedsprofil',
      // bekræft: virksomhedsprofilen er med i alle SEO-pakker
      cell: 'Vi ser profilen igennem sammen med hjemmesiden. Hvad vi gør ved den, står i tilbuddet',
    },
    {
      label: 'Mindste løbetid',
      cell: '{{seo.binding}}. Hvis ingen siger op, fortsætter aftalen måned for måned',
    },
  ],
  commonTopics: 'Arbejdet, rapporten, de første forbedringer og løbetiden',
};
