import type { z } from 'zod';
import type { SiteData } from './content.ts';
import type { DataName, dataSchemas } from './schema.ts';

type Raw = { readonly [Name in DataName]: z.output<(typeof dataSchemas)[Name]> };

/** The data files' Danish fields as the typed shapes that pages read. */
export function toSiteData(raw: Raw): SiteData {
  const faq = (items: Raw['faq']['sæt']['seo']) =>
    items.map((item) => ({ question: item.spørgsmål, answer: item.svar, keywords: item.søgeord }));
  return {
    cases: raw.cases.poster.map((item) => ({
      id: item.id,
      title: item.titel,
      trade: item.branche,
      description: item.beskrivelse,
      tags: item.tags,
      results: item.resultater,
      image: item.billede,
      alt: item.alt,
      link: item.link ?? null,
    })),
    testimonials: raw.udtalelser.poster.map((item) => ({
      id: item.id,
      name: item.navn,
      company: item.firma,
      text: item.tekst,
      rating: item.bedømmelse,
    })),
    faqSets: {
      generelt: faq(raw.faq.sæt.generelt),
      priser: faq(raw.faq.sæt.priser),
      ydelser: faq(raw.faq.sæt.ydelser),
      hjemmesider: faq(raw.faq.sæt.hjemmesider),
      seo: faq(raw.faq.sæt.seo),
    },
    team: raw.hold.poster.map((item) => ({
      id: item.id,
      name: item.navn,
      role: item.rolle,
      description: item.beskrivelse,
      alt: item.alt,
      linkedin: item.linkedin,
      specialties: item.specialer,
      quote: item.citat,
    })),
    values: raw.vaerdier.poster.map((item) => ({
      icon: item.ikon,
      title: item.titel,
      description: item.beskrivelse,
      metric: item.metrik,
    })),
    myths: raw.myter.poster.map((item) => ({ myth: item.myte, reality: item.virkelighed })),
    reasons: raw.grunde.poster.map((item) => ({
      icon: item.ikon,
      title: item.titel,
      description: item.beskrivelse,
    })),
    report: {
      period: raw.rapport.periode,
      clicks: raw.rapport.klik.map((item) => ({
        month: item.måned,
        clicks: item.klik,
        impressions: item.visninger,
        enquiries: item.henvendelser,
      })),
      positions: raw.rapport.placeringer.map((item) => ({
        range: item.interval,
        before: item.før,
        now: item.nu,
      })),
      keywords: raw.rapport.søgeord.map((item) => ({
        word: item.ord,
        before: item.før,
        now: item.nu,
        searches: item.søgninger,
      })),
      pages: raw.rapport.sider.map((item) => ({ path: item.sti, clicks: item.klik })),
      speed: raw.rapport.hastighed.map((item) => ({
        metric: item.mål,
        before: item.før,
        now: item.nu,
        unit: item.enhed,
        limit: item.grænse,
      })),
    },
  };
}
