import { company } from './company.ts';
import { plainFactText } from './format-fact.ts';
import { websites } from './packages.ts';

export type Crumb = { readonly name: string; readonly path: string };

/** Static metadata of a page. */
export type PageInfo = {
  readonly path: string;
  /** Name in navigation and breadcrumbs. */
  readonly label: string;
  /** Short line under the label, where there is room. */
  readonly hint: string;
  /** Unique, at most 60 characters. */
  readonly title: string;
  /** Unique, at most 160 characters, with `{{fact}}` tokens replaced. */
  readonly description: string;
  readonly keywords: string;
};

type Page = PageInfo & {
  /** Breadcrumbs from the first level below the home page down to this page. */
  readonly crumbs: readonly Crumb[];
};

function page(info: PageInfo, parent?: Page): Page {
  const { path, label: name } = info;
  return {
    ...info,
    description: plainFactText(info.description),
    crumbs: path === '/' ? [] : [...(parent?.crumbs ?? []), { name, path }],
  };
}

const services = page({
  path: '/tjenester',
  label: 'Tjenester',
  hint: 'Hjemmesider og SEO',
  title: 'Tjenester: hjemmesider, SEO og annoncer',
  description:
    'Hjemmesider, webshops, landingssider og vedligehold. SEO, annoncer og indhold, så kunderne finder dig. Hjemmesider fra {{hjemmesider.fra}}.',
  keywords: 'webdesign, SEO, webshop, landingsside, linkbuilding, søgeordsanalyse, Google Ads',
});

/** What each website package costs, in a sentence. */
const prices = Object.values(websites)
  .map(
    ({ name, price, isDiscounted }) =>
      `${name} fra {{${price}|kort}}${isDiscounted ? ' med {{rabat.ord}}' : ''}`,
  )
  .join(', ');

/**
 * Paths, names and head texts of all pages except articles, legal pages, single cases and the 404 pages. Routes, navigation,
 * breadcrumbs and the link check of the texts read this table.
 */
export const pages = {
  home: page({
    path: '/',
    label: 'Forside',
    hint: 'Start her',
    title: 'Hjemmesider og SEO til mindre virksomheder',
    description:
      'Hjemmesider og SEO til virksomheder og foreninger. Bedømt til {{bedoemmelse}} af 5 i {{bedoemmelse.antal}}. Priser fra {{hjemmesider.fra|begge}}.',
    keywords: 'hjemmeside, webdesign, SEO, søgemaskineoptimering, webshop, hjemmeside til virksomhed',
  }),
  about: page({
    path: '/omos',
    label: 'Om os',
    hint: 'Dem, der tegner og bygger',
    title: `Om ${company.name}: dem, der laver arbejdet`,
    description:
      'Vi to, der stiftede bureauet, tegner, bygger og tager selv telefonen. {{hjemmesider.leveret}} hjemmesider leveret siden {{grundlagt}}. Mød os her.',
    keywords: 'webbureau, om os, webdesigner, SEO-specialist, lille webbureau',
  }),
  services,
  websites: page(
    {
      path: '/hjemmesider',
      label: 'Hjemmesider',
      hint: 'Virksomhedssider, webshops og landingssider',
      title: 'Hjemmesider, webshops og landingssider',
      description:
        'Vi tegner og bygger hjemmesider, webshops og landingssider, og vi vedligeholder dem. Pakker fra {{hjemmesider.fra}}.',
      keywords: 'hjemmeside, webdesign, responsiv hjemmeside, webshop, landingsside, vedligehold',
    },
    services,
  ),
  seo: page(
    {
      path: '/seo',
      label: 'SEO',
      hint: 'Bliv fundet, når kunden søger',
      title: 'SEO-hjælp til mindre virksomheder',
      description:
        'Søgemaskineoptimering med en månedlig rapport, du kan forstå: teknik, søgeord, links og i de større pakker nyt indhold. Fra {{seo.basis.pris}} om måneden.',
      keywords: 'SEO, søgemaskineoptimering, SEO-rapport, søgeordsanalyse, teknisk SEO, linkbuilding',
    },
    services,
  ),
  prices: page({
    path: '/priser',
    label: 'Priser',
    hint: 'Pakker og prisberegner',
    title: 'Priser på hjemmesider og SEO',
    description: `Hvad koster en hjemmeside? ${prices}, {{pakker.moms}}.`,
    keywords: 'hjemmeside pris, SEO pris, prisberegner, webbureau priser, hvad koster en hjemmeside',
  }),
  cases: page({
    path: '/cases',
    label: 'Cases',
    hint: 'Hjemmesider, vi har bygget',
    title: 'Cases: hjemmesider, vi har tegnet og bygget',
    description:
      'Hjemmesider, vi har bygget til håndværkere, klinikker, webshops og foreninger. Se opgaven, pakken, tiden, og hvad der blev nemmere.',
    keywords: 'cases, portfolio, webdesign eksempler, hjemmeside eksempler, webshop eksempler',
  }),
  contact: page({
    path: '/kontakt',
    label: 'Kontakt',
    hint: 'Ring, skriv eller send formularen',
    title: `Kontakt ${company.name}: ring, skriv eller send formularen`,
    description:
      'Ring på hverdage kl. {{aabningstid.telefon}}, skriv en e-mail, eller send formularen. Du får svar inden for {{svar.timer}}, og den første samtale er gratis.',
    keywords: 'kontakt, webbureau, gratis konsultation, tilbud på hjemmeside',
  }),
  articles: page({
    path: '/artikler',
    label: 'Artikler',
    hint: 'Råd om hjemmesider og SEO',
    title: 'Artikler om hjemmesider og SEO',
    description:
      'Artikler om hjemmesider, priser, webdesign og søgemaskiner: praktiske guider til dig, der driver en dansk virksomhed.',
    keywords: 'artikler om hjemmesider, SEO-guide, webdesign, priser på hjemmesider',
  }),
};

export type PageName = keyof typeof pages;

const priceGuideSlug = 'hvad-koster-hjemmesider';

/** The article about prices. It is also served at a short URL, whose canonical URL is `path`. */
export const priceGuide = {
  slug: priceGuideSlug,
  path: `${pages.articles.path}/${priceGuideSlug}`,
  shortPath: `/${priceGuideSlug}`,
} as const;
