import { contactHref } from './contact-topics.ts';
import { calculatorHrefFor } from './navigation.ts';
import { type Package, type SizeId, seo, websites } from './packages.ts';

export type ComparedPackage = Package & {
  readonly audience: string;
  /** Link below the price. */
  readonly action: { readonly href: string; readonly label: string };
};

export type PackageSet = {
  readonly packages: Readonly<Record<string, ComparedPackage>>;
  /** Whether prices are minimum prices ("fra") rather than fixed. */
  readonly from: boolean;
  /** A label, and what each package has, in their order. May contain `{{fact}}` tokens. */
  readonly lines: readonly (readonly [label: string, first: string, second: string, third: string])[];
  /** Rows that apply to all packages. */
  readonly common: readonly (readonly [label: string, text: string])[];
  /** What these rows are about, in a few words: they are closed at first. */
  readonly commonTopics: string;
};

/** Cell of a package without the feature, which the table sets in a lighter colour. */
export const notIncluded = 'Ikke med';

/** The calculator opens with the size of the package chosen. */
const website = (id: SizeId, audience: string): ComparedPackage => ({
  ...websites[id],
  audience,
  action: { href: calculatorHrefFor(id), label: `Regn videre med ${websites[id].name}` },
});

/** Not the calculator: it begins with a website, which those who only want SEO do not buy. */
const seoPackage = (id: keyof typeof seo, audience: string): ComparedPackage => ({
  ...seo[id],
  audience,
  action: { href: contactHref(`seo-${id}`), label: `Spørg om ${seo[id].name}` },
});

export const websitePackages: PackageSet = {
  packages: {
    lille: website('lille', 'Til den nystartede, den lille forening og klinikken med én behandler.'),
    mellem: website('mellem', 'Til virksomheden, der lever af at blive fundet og ringet op.'),
    stor: website('stor', 'Til webshoppen og organisationen med mange sider og flere afdelinger.'),
  },
  from: true,
  lines: [
    ['Omfang', '{{pakke.lille.sider}}', '{{pakke.mellem.sider}}', '{{pakke.stor.sider}}'],
    [
      'Levering',
      `{{${websites.lille.delivery}}}`,
      `{{${websites.mellem.delivery}}}`,
      `{{${websites.stor.delivery}}}`,
    ],
    [
      'Design',
      'Tegnet til dig, bygget af vores egne byggeklodser',
      'Tegnet til dig, hver slags side for sig',
      'Tegnet til dig, med egne funktioner',
    ],
    [
      'Tekster',
      'Dine egne, som vi retter til',
      // bekræft: udkastet på Mellem dækker alle pakkens sider, og på Stor siger tilbuddet, hvor mange
      'Dine egne eller vores udkast til alle sider',
      'Dine egne eller vores udkast, antal i tilbuddet',
    ],
    ['Support bagefter', '{{pakke.lille.support}}', '{{pakke.mellem.support}}', '{{pakke.stor.support}}'],
    ['Webshop', notIncluded, notIncluded, 'Op til omkring {{webshop.varer.lille}} varer til mindsteprisen'],
  ],
  common: [
    ['Bygget til', 'Telefon, tablet, computer og søgemaskiner'],
    ['Rettelser', 'To runder: på udkastet og på den færdige hjemmeside'],
    // bekræft: hvor mange logins der er med
    ['Ret selv', 'Tekst og billeder, med op til fem logins. Vi viser dig hvordan'],
    [
      'Hvad support er',
      'Svar på spørgsmål og hjælp til at rette selv. Fejl, du melder inden for {{vilkaar.garanti}}, retter vi gratis. Forbrugere har længere tid',
    ],
    ['Flere sider end pakken har', 'Efter tilbud. Billigst er en side, der ligner en, vi har tegnet'],
    ['System', 'Statisk eller WordPress, webshops i WooCommerce eller Shopify. Vi vælger sammen'],
    ['Ejerskab', 'Domænet straks. Det, vi har lavet særligt til dig, når alt er betalt'],
    [
      'Gamle adresser',
      // bekræft: gamle adresser føres videre, men mod betaling, og prisen følger, hvor mange slags der er
      'Fra {{tillaeg.adresser|begge}} efter antal slags. Vi prøver hver enkelt og følger dem i tre måneder',
    ],
    [
      'Flytning til en anden',
      // bekræft: en butik i Shopify står i kundens egen konto
      'Du får en kopi til et andet webhotel. En butik i Shopify ligger på din egen konto',
    ],
    ['Du leverer', 'Logo, de billeder, du har, og én, der kan svare og godkende'],
    ['Pengene tilbage-garanti', '{{garanti.dage}}'],
  ],
  commonTopics: 'Rettelser, support, ejerskab, flytning og garanti',
};

export const seoPackages: PackageSet = {
  packages: {
    basic: seoPackage('basic', 'Når du vil findes i dit eget område på de søgninger, der betyder mest.'),
    standard: seoPackage(
      'standard',
      'Når du konkurrerer med andre om de samme kunder og vil have nyt indhold hver måned.',
    ),
    premium: seoPackage(
      'premium',
      'Når søgning er din vigtigste salgskanal, og nogen skal holde øje hver uge.',
    ),
  },
  from: false,
  lines: [
    ['Søgeord', '{{seo.basis.soegeord}}', '{{seo.standard.soegeord}}', '{{seo.premium.soegeord}}'],
    ['Nyt indhold', notIncluded, '{{seo.standard.artikler}}', '{{seo.premium.artikler}}'],
    [
      'Hvem du taler med',
      'Den af os, der laver opgaven',
      'Den af os, der laver opgaven',
      // bekræft: det, en fast specialist betyder
      'Fast specialist: den samme hver gang',
    ],
    ['Statusmøde', notIncluded, notIncluded, '{{seo.premium.moede}}'],
    [
      'Support',
      'Meld fejl når som helst. Vi læser dem i åbningstiden',
      'Meld fejl når som helst. Vi læser dem i åbningstiden',
      // bekræft: prioriteret support betyder, at Premium bliver hjulpet først
      '{{seo.premium.support}}. Din fejl er den første, vi læser, når vi åbner',
    ],
    [
      'Du binder dig til mindst',
      '{{seo.basis.mindst|begge}}',
      '{{seo.standard.mindst|begge}}',
      '{{seo.premium.mindst|begge}}',
    ],
  ],
  common: [
    // bekræft: arbejdet i alle SEO-pakker; svaret om pakkerne siger det samme
    ['Arbejdet', 'Teknisk gennemgang, søgeord, rettelser og links'],
    ['Om måneden', 'Timer til rettelser og links står i tilbuddet'],
    // bekræft: alle SEO-pakker har en rapport hver måned, også over henvendelser
    ['Rapport', 'Hver måned, også over henvendelser'],
    ['De første forbedringer', '{{seo.foerste-resultater}}'],
    [
      'Kort og virksomhedsprofil',
      // bekræft: virksomhedsprofilen er med i alle SEO-pakker
      'Vi ser profilen igennem sammen med hjemmesiden. Hvad vi gør ved den, står i tilbuddet',
    ],
    ['Mindste løbetid', '{{seo.binding}}. Hvis ingen siger op, fortsætter aftalen måned for måned'],
  ],
  commonTopics: 'Arbejdet, rapporten, de første forbedringer og løbetiden',
};
