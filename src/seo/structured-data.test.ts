import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { facts, type PriceName } from '#src/site/facts.ts';
import { content } from '../../tests/fixtures/published-content.ts';
import { openingHours, structuredData } from './structured-data.ts';

test.each([
  ['ekskl', false],
  ['inkl', true],
])('states the VAT of a price %s. moms', (vat, included) => {
  const found = Object.entries(facts).find(([, fact]) => fact.kind === 'kroner' && fact.vat === vat);
  const price = found?.[0] as PriceName;
  const service = { name: 'SEO', description: 'SEO', type: 'SEO', price, isMonthly: false };
  const meta = { path: '/seo', title: 'SEO', description: 'SEO', service };
  const graph = structuredData(meta, 'https://test.example')['@graph'] as Record<string, unknown>[];
  expect(graph.find((thing) => thing['@type'] === 'Service')?.offers).toMatchObject({
    priceSpecification: { valueAddedTaxIncluded: included },
  });
});

test('names the company or a member of the team as the author of an article, and who has reviewed it as its editor', () => {
  const reviewer = content.data.team[0];
  const [article] = content.articles;
  const meta = { path: '/a', title: 'A', description: 'A', article, reviewer };
  const graph = structuredData(meta, 'https://test.example')['@graph'] as Record<string, unknown>[];
  expect(graph.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    author: { '@type': 'Organization', name: company.name },
    editor: { '@type': 'Person', name: reviewer?.name, jobTitle: reviewer?.role },
  });
  const written = structuredData({ ...meta, author: reviewer }, 'https://test.example')['@graph'] as Record<
    string,
    unknown
  >[];
  expect(written.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
    author: { '@type': 'Person', name: reviewer?.name },
  });
});

test('leaves out days that are closed', () => {
  expect(openingHours(['Sunday'], '9-17')).toMatchObject([{ opens: '09:00', closes: '17:00' }]);
  expect(openingHours(['Sunday'], 'lukket')).toEqual([]);
});
