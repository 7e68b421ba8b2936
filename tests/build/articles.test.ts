import { expect, test } from 'vitest';
import { dateWithZone } from '#src/lib/danish-date.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { content } from '../fixtures/published-content.ts';
import {
  ancestor,
  attribute,
  builtArticles,
  builtFiles,
  builtPage,
  type Element,
  text,
} from './built-site.ts';

const origin = siteOrigin();
const isContentsList = (element: Element) => attribute(element, 'data-toc') !== undefined;

// Every build checks that its links point to existing sections (scripts/links).
test('every article, legal page and case has a contents list with links', () => {
  for (const page of [...content.articles, ...content.textPages].map(({ path }) => builtPage(path))) {
    const links = page.all('a').filter((link) => ancestor(link, isContentsList));
    expect(links.length, page.path).toBeGreaterThan(0);
  }
});

test('the price guide has the same text at both addresses, with a price table and the calculator', () => {
  const page = builtPage('/artikler/hvad-koster-hjemmesider');
  expect(builtPage('/hvad-koster-hjemmesider').visibleText()).toBe(page.visibleText());
  const headings = page.all('th').map((cell) => text(cell).trim().toLowerCase());
  expect(headings.join()).toMatch(/type,pris[^,]*,anbefalet pakke/);
  expect(page.hasIsland('calculator')).toBe(true);
});

test('English names of categories are marked as English', () => {
  for (const path of ['/artikler', '/artikler/mobilvenlige-hjemmesider']) {
    const names = builtPage(path)
      .elements.filter((element) => attribute(element, 'lang') === 'en')
      .map(text);
    expect(names, path).toContain('Mobile & UX');
  }
});

test('every article is a BlogPosting with author, publisher, dates, headline and existing pictures', () => {
  const files = new Set(builtFiles());
  for (const page of builtArticles()) {
    const article = page.thing('BlogPosting');
    expect(article, page.path).toMatchObject({
      author: { '@type': 'Organization' },
      publisher: { '@id': expect.any(String) },
    });
    const { date = '', updated } =
      content.articles.find(({ path }) => path === page.canonical()?.slice(origin.length)) ?? {};
    expect([article?.datePublished, article?.dateModified], page.path).toEqual([
      dateWithZone(date),
      dateWithZone(updated ?? date),
    ]);
    // The title keeps its last words together.
    expect(text(page.first('h1')).replaceAll('\u00a0', ' ')).toBe(article?.headline);
    for (const image of (article?.image ?? []) as string[])
      expect(files.has(new URL(image).pathname.slice(1)), image).toBe(true);
  }
});
