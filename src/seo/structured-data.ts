import { dateWithZone } from '#src/lib/danish-date.ts';
import { parseHours } from '#src/lib/parse-hours.ts';
import { company } from '#src/site/company.ts';
import { type Fact, type FactName, facts } from '#src/site/facts.ts';
import { plainFactText } from '#src/site/format-fact.ts';
import { pages } from '#src/site/pages.ts';
import { openGraphImagePath } from './open-graph-image.ts';
import type { PageMeta } from './page-meta.ts';

type Thing = Record<string, unknown>;

const areaServed = { '@type': 'Country', name: company.address.country };

/** Returns opening hours for schema.org: `08-20` is `08:00` to `20:00`. Days that are closed are left out. */
export function openingHours(dayOfWeek: string[], text: string): Thing[] {
  const hours = parseHours(text);
  if (!hours) return [];
  const [opens, closes] = [hours.from, hours.to].map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
}

/** Pages with the full `LocalBusiness`; the others have the short `Organization`. */
const businessPages = new Set<string>([pages.home.path, pages.about.path, pages.contact.path]);

/**
 * Returns the facts in the structured data of a page. Those of its questions and people are left out: the page shows
 * them too.
 */
export function structuredFacts({ path, service }: PageMeta): FactName[] {
  const ofBusiness = ['grundlagt', 'priser.spaend', 'aabningstid.hverdage', 'aabningstid.weekend'] as const;
  return [...(businessPages.has(path) ? ofBusiness : []), ...(service ? [service.price] : [])];
}

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
    sameAs: Object.values(company.profiles),
  };
}

/** Returns the JSON-LD graph of a page: business, website, page, breadcrumbs, and the subject of the page. */
export function structuredData(meta: PageMeta, origin: string): Thing {
  const path = meta.canonicalPath ?? meta.path;
  const url = `${origin}${path}`;
  const publisher = { '@id': `${origin}/#virksomhed` };
  const picture = {
    '@type': 'ImageObject',
    url: `${origin}${openGraphImagePath(path)}`,
    width: 1200,
    height: 630,
  };
  const graph: Thing[] = [
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
      inLanguage: 'da-DK',
      isPartOf: { '@id': `${origin}/#website` },
      about: publisher,
      primaryImageOfPage: picture,
      ...(meta.crumbs?.length ? { breadcrumb: { '@id': `${url}#broedkrummer` } } : {}),
    },
  ];
  if (meta.crumbs?.length) {
    graph.push({
      '@type': 'BreadcrumbList',
      '@id': `${url}#broedkrummer`,
      itemListElement: [{ name: 'Hjem', path: '/' }, ...meta.crumbs].map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: `${origin}${crumb.path}`,
      })),
    });
  }
  if (meta.service) {
    const fact: Fact = facts[meta.service.price];
    const price =
      fact.kind === 'kroner' ? fact.value : fact.kind === 'kroner-interval' ? fact.from : undefined;
    graph.push({
      '@type': 'Service',
      '@id': `${url}#ydelse`,
      name: meta.service.name,
      description: meta.service.description,
      serviceType: meta.service.type,
      provider: publisher,
      areaServed,
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'DKK',
        price,
        priceSpecification: {
          '@type': meta.service.unitCode ? 'UnitPriceSpecification' : 'PriceSpecification',
          priceCurrency: 'DKK',
          price,
          unitCode: meta.service.unitCode,
          valueAddedTaxIncluded: 'vat' in fact && fact.vat === 'inkl',
        },
      },
    });
  }
  if (meta.faq?.length) {
    graph.push({
      '@type': 'FAQPage',
      '@id': `${url}#spoergsmaal`,
      mainEntity: meta.faq.map((item) => ({
        '@type': 'Question',
        name: plainFactText(item.question),
        acceptedAnswer: { '@type': 'Answer', text: plainFactText(item.answer) },
      })),
    });
  }
  for (const person of meta.people ?? []) {
    graph.push({
      '@type': 'Person',
      '@id': `${url}#${person.id}`,
      name: person.name,
      jobTitle: person.role,
      description: plainFactText(person.description),
      knowsAbout: person.specialties,
      sameAs: [person.linkedin],
      worksFor: publisher,
    });
  }
  if (meta.article) {
    const { article } = meta;
    const image = (ratio: string) => `${origin}/billeder/artikler/${article.image}-${ratio}.webp`;
    graph.push({
      '@type': 'BlogPosting',
      '@id': `${url}#artikel`,
      headline: article.title,
      description: article.description,
      image: [image('16x9'), image('4x3'), image('1x1')],
      datePublished: dateWithZone(article.date),
      dateModified: dateWithZone(article.updated ?? article.date),
      author: {
        '@type': 'Organization',
        '@id': `${origin}/#virksomhed`,
        name: company.name,
        url: `${origin}${pages.about.path}`,
      },
      publisher,
      mainEntityOfPage: { '@id': `${url}#side` },
      articleSection: article.category,
      keywords: article.keywords.join(', '),
      inLanguage: 'da-DK',
    });
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}
