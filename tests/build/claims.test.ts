import type { Element } from 'domhandler';
import { expect, test } from 'vitest';
import { type Fact, type FactName, facts, hasDiscount, isDiscountFact } from '#src/site/facts.ts';
import { formatFact, formatNumber, formatPrice } from '#src/site/format-fact.ts';
import { factPages } from '../../scripts/commands/facts/fact-report.ts';
import { content } from '../fixtures/published-content.ts';
import { builtPages as allPages, normalizeSpace } from './built-site.ts';

/** Without those in English, whose amounts and notes are written otherwise. */
const builtPages = () => allPages().filter(({ $ }) => $('html').attr('lang') === 'da');

const names = Object.keys(facts) as FactName[];
const entries: readonly (readonly [FactName, Fact])[] = names.map((name) => [name, facts[name]]);

test('every page shows facts exactly as formatted from src/site/facts.ts, with or without the VAT note', () => {
  let count = 0;
  for (const page of builtPages()) {
    for (const name of names) {
      for (const shown of page.factTexts(name)) {
        count += 1;
        const formatted = normalizeSpace(formatFact(name));
        expect(
          // The wording of the badge with the discount is fixed: no space before the percent sign.
          [formatted, normalizeSpace(formatPrice(facts[name])), formatted.replace(' %', '%')],
          `${page.path}: ${name}`,
        ).toContain(shown);
      }
    }
  }
  expect(count).toBeGreaterThan(0);
});

test('the rating claimed beside the testimonials is their average: mend content/data/udtalelser.yaml or the fact', () => {
  const ratings = content.data.testimonials.map(({ rating }) => rating);
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  expect(facts['bedoemmelse.kundeudtalelser'].value).toBe(
    `${formatNumber(Math.round(10 * average) / 10)} ud af 5`,
  );
});

test('npm run facts finds a page for every fact but the one that only search engines get', () => {
  const found = factPages(builtPages());
  // Tables of packages show names without marking them.
  const isShown = (name: FactName) => !name.endsWith('.navn') && (hasDiscount || !isDiscountFact(name));
  expect(names.filter((name) => !found.has(name) && isShown(name))).toEqual(['priser.spaend']);
});

test('every amount in kroner that a page shows is a fact', () => {
  const amountsOf = (fact: Fact) => {
    if (fact.kind === 'kroner') return [fact.value];
    return fact.kind === 'kroner-interval' ? [fact.from, fact.to] : [];
  };
  const amounts = new Set(
    entries.flatMap(([, fact]) => amountsOf(fact)).map((value) => value.toLocaleString('da-DK')),
  );
  let seen = 0;
  for (const page of builtPages()) {
    // A sum of several facts is not a fact itself, nor is what others ask for (`<Beloeb>`).
    const words = page
      .texts('[data-fact*=" "], data')
      .reduce(
        (rest, sum) => rest.replaceAll(sum, ''),
        `${page.texts('body')} ${normalizeSpace(page.meta('description') ?? '')}`,
      );
    for (const [, from, to] of words.matchAll(
      /(?:(\d[\d.]*)\s*(?:-|og|til)\s*)?(\d[\d.]*) ?(?:kr|kroner)(?!\p{L})/gu,
    )) {
      seen += 1;
      for (const amount of [from, to])
        if (amount) expect(amounts, `${page.path}: ${amount} kr.`).toContain(amount);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('every section with a price without VAT contains “ekskl. moms”', () => {
  const withoutVat = entries.filter(([, fact]) => 'vat' in fact && fact.vat === 'ekskl');
  const selector = withoutVat.map(([name]) => `[data-fact="${name}"]`).join();
  let prices = 0;
  for (const { $, path } of builtPages()) {
    for (const price of $<Element, string>(selector).get()) {
      prices += 1;
      const section = $(price).closest('section, article');
      // The bar of a phone is in no section: there the link says it.
      const around = section.length ? section : $(price).closest('a');
      expect(normalizeSpace(around.text()), `${path}: ${price.attribs['data-fact']}`).toContain(
        'ekskl. moms',
      );
    }
  }
  expect(prices).toBeGreaterThan(0);
});
