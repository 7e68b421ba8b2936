import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { type FactName, facts } from '#src/site/facts.ts';
import { content } from '../../tests/fixtures/published-content.ts';
import { openingHours, structuredData } from './structured-data.ts';

/** Returns the offer of a service page whose price is the first price of this kind. */
function offerOf(kind: string, vat: string) {
  const found = Object.entries(facts).find(
    ([, fact]) => fact.kind === kind && 'vat' in fact && fact.vat === vat,
  );
  const price = found?.[0] as FactName;
  const service = { name: 'SEO', description: 'SEO', type: 'SEO', price };
  const meta = { path: '/seo', title: 'SEO', description: 'SEO', service };
  const graph = structuredData(meta, 'https://test.example')['@graph'] as Record<string, unknown>[];
  return { fact: facts[price], offer: graph.find((thing) => thing['@type'] === 'Service')?.offers };
}

test.each([
  ['ekskl', false],
  ['inkl', true],
])('states the VAT of a price %s. moms', (vat, included) => {
  const { offer } = offerOf('kroner', vat);
  expect(offer).toMatchObject({ priceSpecification: { valueAddedTaxIncluded: included } });
});

test('gives a price range its lowest price', () => {
  const { fact, offer } = offerOf('kroner-interval', 'ekskl');
  const price = 'from' in fact ? fact.from : Number.NaN;
  expect(offer).toMatchObject({ price, priceSpecification: { price } });
});

test('names the company as the author of an article, and who has reviewed it as its editor', () => {
  const reviewer = content.data.team[0];
  const [article] = content.articles;
  const meta = { path: '/a', title: 'A', description: 'A', article, reviewer };
  const graph = structuredData(meta, 'https://test.example')['@graph'] as Record<string, unknown>[];
  expect(graph.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    author: { '@type': 'Organization', name: company.name },
    editor: { '@type': 'Person', name: reviewer?.name, jobTitle: reviewer?.role },
  });
});

test('leaves out days that are closed', () => {
  expect(openingHours(['Sunday'], '9-17')).toMatchObject([{ opens: '09:00', closes: '17:00' }]);
  expect(openingHours(['Sunday'], 'lukket')).toEqual([]);
});
