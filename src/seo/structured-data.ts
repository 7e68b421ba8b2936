import type { Article, Crumb, FaqItem, TeamMember } from '#src/content/types.ts';
import { dateWithZone } from '#src/lib/danish-date.ts';

import { company } from '#src/site/company.ts';
import { valuesOfBuild } from '#src/site/dated-values.ts';
import { facts } from '#src/site/facts.ts';
import { plainFactText } from '#src/site/format-fact.ts';
import { paths } from '#src/site/pages.ts';
import { openGraphImagePath } from './open-graph-image-path.ts';
import type { PageMeta } from './page-meta.ts';

type Thing = Record<string, unknown>;

const { closings } = valuesOfBuild;

const areaServed = { '@type': 'Country', name: company.address.country };

/** Returns opening hours for schema.org: `08-20` is `08:00` to `20:00`. Days that are `lukket` are left out. */
export function openingHours(dayOfWeek: string[], text: string): Thing[] {
  if (text === 'lukket') return [];
  const [opens, closes] = text.split('-').map((hour) => `${hour.padStart(2, '0')}:00`);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
}

/** Pages with the full `LocalBusiness`; the others have the short `Organization`. */
const businessPages = new Set<string>([paths.home, paths.about, paths.contact]);

type Service = NonNullable<PageMeta['service']>;

/** What the things of a page have in common. */
type Context = { readonly origin: string; readonly url: string; readonly publisher: Thing };

/** Short form of the business as publisher and provider. Its `@id` refers to the full entry on the home page. */
function shortBusiness(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#virksomhed`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

function business(origin: string): Thing {
  return {
    ...shortBusiness(origin),
    '@type': 'LocalBusiness',
    legalName: company.legalName,
    image: `${origin}${openGraphImagePath('/')}`,
    telephone: company.phone,
    email: company.email,
    vatID: `DK${company.cvr}`,
    foundingDate: facts.grundlagt.value,
    priceRange: `${facts['priser.spaend'].from}-${facts['priser.spaend'].to} DKK`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      postalCode: company.address.postalCode,
      addressLocality: company.address.city,
      addressCountry: company.address.countryCode,
    },
    areaServed,
    openingHoursSpecification: [
      ...openingHours(
        ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        facts['aabningstid.hverdage'].value,
      ),
      ...openingHours(['Saturday', 'Sunday'], facts['aabningstid.weekend'].value),
    ],
    specialOpeningHoursSpecification: closings.length
      ? closings.map(({ from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: from,
          validThrough: to,
          opens: '00:00',
          closes: '00:00',
        }))
      : undefined,
    sameAs: Object.values(company.profiles),
  };
}

function breadcrumbs(crumbs: readonly Crumb[], { origin, url }: Context): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#broedkrummer`,
    itemListElement: [{ name: 'Hjem', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

function service(
  { name, description, type, price: priceName, isMonthly }: Service,
  { url, publisher }: Context,
): Thing {
  const { value: price, vat }: { readonly value: number; readonly vat: string } = facts[priceName];
  return {
    '@type': 'Service',
    '@id': `${url}#ydelse`,
    name,
    description,
    serviceType: type,
    provider: publisher,
    areaServed,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'DKK',
      price,
      priceSpecification: {
        '@type': isMonthly ? 'UnitPriceSpecification' : 'PriceSpecification',
        priceCurrency: 'DKK',
        price,
        // UN/CEFACT code of a month.
        unitCode: isMonthly ? 'MON' : undefined,
        valueAddedTaxIncluded: vat === 'inkl',
      },
    },
  };
}

function faqPage(items: readonly FaqItem[], { url }: Context): Thing {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#spoergsmaal`,
    mainEntity: items.map(({ question, answer, keywords }) => ({
      '@type': 'Question',
      name: question,
      keywords: keywords.join(', '),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function person(
  { id, name, role, description, specialties, linkedin }: TeamMember,
  { url, publisher }: Context,
): Thing {
  return {
    '@type': 'Person',
    '@id': `${url}#${id}`,
    name,
    jobTitle: role,
    description: plainFactText(description),
    knowsAbout: specialties,
    sameAs: [linkedin],
    worksFor: publisher,
  };
}

function blogPosting(
  { title, description, image, date, updated, category, keywords }: Article,
  { author, reviewer }: Pick<PageMeta, 'author' | 'reviewer'>,
  { origin, url, publisher }: Context,
): Thing {
  const member = ({ id, name, role }: TeamMember) => ({
    '@type': 'Person',
    '@id': `${origin}${paths.about}#${id}`,
    name,
    jobTitle: role,
  });
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#artikel`,
    headline: title,
    description,
    image: ['16x9', '4x3', '1x1'].map((ratio) => `${origin}/billeder/artikler/${image}-${ratio}.webp`),
    datePublished: dateWithZone(date),
    dateModified: dateWithZone(updated ?? date),
    author: author ? member(author) : { '@type': 'Organization', ...publisher, name: company.name },
    editor: reviewer && member(reviewer),
    publisher,
    mainEntityOfPage: { '@id': `${url}#side` },
    articleSection: category,
    keywords: keywords.join(', '),
    inLanguage: 'da-DK',
  };
}

/** Returns the JSON-LD graph of a page: business, website, page, and what the page is about. */
export function structuredData(meta: PageMeta, origin: string): Thing {
  const { crumbs = [], faq = [], people = [], article } = meta;
  const path = meta.canonicalPath ?? meta.path;
  const url = `${origin}${path}`;
  const publisher = { '@id': `${origin}/#virksomhed` };
  const context = { origin, url, publisher };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessPages.has(meta.path) ? business(origin) : shortBusiness(origin),
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        url: `${origin}/`,
        name: company.name,
        inLanguage: 'da-DK',
        publisher,
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#side`,
        url,
        name: meta.title,
        description: meta.description,
        inLanguage: meta.language === 'en' ? 'en' : 'da-DK',
        isPartOf: { '@id': `${origin}/#website` },
      },
      ...(crumbs.length ? [breadcrumbs(crumbs, context)] : []),
      ...(meta.service ? [service(meta.service, context)] : []),
      ...(faq.length ? [faqPage(faq, context)] : []),
      ...people.map((each) => person(each, context)),
      ...(article ? [blogPosting(article, meta, context)] : []),
    ],
  };
}
