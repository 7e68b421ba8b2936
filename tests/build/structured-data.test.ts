import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { builtArticles, builtPage, builtPages, indexedPages, normalizeSpace } from './built-site.ts';

test('every reference in the structured data resolves within the graph of its page', () => {
  for (const page of indexedPages()) {
    const graph = page.graph();
    const ids = new Set(graph.map((thing) => thing['@id']));
    for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g))
      expect(ids.has(id), `${page.path}: ${id}`).toBe(true);
  }
});

test('questions, people and prices in the structured data are visible on the page', () => {
  for (const page of indexedPages()) {
    const visible = page.visibleText();
    for (const thing of page.graph()) {
      if (thing['@type'] === 'FAQPage') {
        for (const item of thing.mainEntity as { name: string; acceptedAnswer: { text: string } }[]) {
          expect(visible, page.path).toContain(normalizeSpace(item.name));
          expect(visible, page.path).toContain(normalizeSpace(item.acceptedAnswer.text));
        }
      }
      if (thing['@type'] === 'Person') {
        expect(visible).toContain(thing.name);
        for (const profile of thing.sameAs as string[]) expect(page.html).toContain(`href="${profile}"`);
      }
      if (thing['@type'] === 'Service') {
        const { price } = thing.offers as { price: number };
        expect(visible, `${page.path}: ${price}`).toContain(price.toLocaleString('da-DK'));
      }
    }
  }
});

test('every article is a BlogPosting with its title', () => {
  for (const page of builtArticles())
    expect([page.thing('BlogPosting')?.headline], page.path).toEqual(page.texts('h1'));
});

test('the structured data contains no rating of the agency by itself', () => {
  for (const page of builtPages()) expect(page.html).not.toContain('aggregateRating');
});

test('every page contains the company details required by law, and the contact page describes the company', () => {
  expect(builtPage('/kontakt').thing('LocalBusiness')).toBeDefined();
  for (const page of builtPages()) {
    for (const detail of [
      company.legalName,
      company.cvr,
      company.email,
      company.phone,
      company.address.street,
    ]) {
      expect(page.html, `${page.path}: ${detail}`).toContain(detail);
    }
  }
});
