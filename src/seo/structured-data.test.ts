import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { facts, type PriceName } from '#src/site/facts.ts';
import { content } from '../../tests/fixtures/published-content.ts';
import type { PageMeta } from './page-meta.ts';
import { openingHours, structuredData } from './structured-data.ts';

/** Returns a thing of a page by its type. */
const thingOf = (type: string, meta: Partial<PageMeta>) => {
  const graph = structuredData({ path: '/a', title: 'A', description: 'A', ...meta }, 'https://test.example');
  return (graph['@graph'] as Record<string, unknown>[]).find((thing) => thing['@type'] === type);
};

test.each([
  ['ekskl', false],
  ['inkl', true],
])('states the VAT of a price %s. moms', (vat, included) => {
  const found = Object.entries(facts).find(([, fact]) => fact.kind === 'kroner' && fact.vat === vat);
  const price = found?.[0] as PriceName;
  const service = { name: 'SEO', description: 'SEO', type: 'SEO', price, isMonthly: false };
  expect(thingOf('Service', { service })?.offers).toMatchObject({
    priceSpecification: { valueAddedTaxIncluded: included },
  });
});

test('names the company or a member of the team as the author of an article, and who has reviewed it as its editor', () => {
  const member = content.data.team[0];
  const [article] = content.articles;
  const person = { '@type': 'Person', name: member?.name, jobTitle: member?.role };
  expect(thingOf('BlogPosting', { article, reviewer: member })).toMatchObject({
    author: { '@type': 'Organization', name: company.name },
    editor: person,
  });
  expect(thingOf('BlogPosting', { article, author: member })).toMatchObject({ author: person });
});

test('leaves out days that are closed', () => {
  expect(openingHours(['Sunday'], '9-17')).toMatchObject([{ opens: '09:00', closes: '17:00' }]);
  expect(openingHours(['Sunday'], 'lukket')).toEqual([]);
});
