import { expect, test } from 'vitest';
import { fixedAnchors } from '#src/content/fixed-anchors.ts';
import {
  ancestor,
  attribute,
  builtArticles,
  builtFiles,
  builtPage,
  builtPages,
  type Element,
  readBuilt,
  text,
} from './built-site.ts';

const isContents = (element: Element) => attribute(element, 'data-toc') !== undefined;

// That its links lead to sections which are there is checked in every build (scripts/links/fragment-exists.ts).
test('every article and legal page has a contents list', () => {
  const lists = builtPages().filter((page) => page.elements.some(isContents));
  expect(lists.length).toBeGreaterThanOrEqual(13);
  for (const page of lists) {
    const nav = page.elements.find(isContents);
    expect(
      page.all('a').filter((link) => ancestor(link, (above) => above === nav)).length,
      page.path,
    ).toBeGreaterThan(0);
  }
});

test.each(Object.entries(fixedAnchors))(
  '%s has its fixed anchors as sections of the page',
  (slug, anchors) => {
    const ids = builtPage(`/artikler/${slug}`)
      .all('h2')
      .flatMap((heading) => attribute(heading, 'id') ?? []);
    expect(ids.filter((id) => anchors.includes(id))).toEqual(anchors);
  },
);

test('an article’s text stands in its HTML and, the search’s index aside, in no other file', () => {
  const scripts = builtFiles()
    .filter((file) => /\.(js|json)$/.test(file) && !file.startsWith('soegning/afsnit/'))
    .map(readBuilt);
  for (const page of builtArticles()) {
    const sample = longestWords(page.the('div', { class: 'prose' })).slice(0, 60);
    expect(sample, page.path).toMatch(/\S/);
    expect(
      scripts.some((script) => script.includes(sample)),
      `${page.path}: ${sample}`,
    ).toBe(false);
  }
});

/** The longest words of a text that a script would write as they are; an island has its own words in its script. */
function longestWords(element: Element): string {
  return element.childNodes
    .flatMap((node) => {
      if ('value' in node) return node.value.split(/["'`\\\n]/).map((words) => words.trim());
      return 'tagName' in node && attribute(node, 'data-island') === undefined ? longestWords(node) : [];
    })
    .reduce((longest, words) => (words.length > longest.length ? words : longest), '');
}

test('the price guide has the same text at both addresses', () => {
  expect(builtPage('/hvad-koster-hjemmesider').visibleText()).toBe(
    builtPage('/artikler/hvad-koster-hjemmesider').visibleText(),
  );
});

test('the price guide has its price table and its calculator', () => {
  const page = builtPage('/artikler/hvad-koster-hjemmesider');
  const tables = page.all('table').map((table) =>
    page
      .all('th')
      .filter((cell) => ancestor(cell, (above) => above === table))
      .map((cell) => text(cell).trim().toLowerCase()),
  );
  expect(
    tables.some(
      ([type, price, advice]) => type === 'type' && price?.startsWith('pris') && advice === 'anbefalet pakke',
    ),
  ).toBe(true);
  expect(page.hasIsland('calculator')).toBe(true);
});

test('the AI article shows two credited pictures of its own', () => {
  const pictures = builtPage('/artikler/verden-med-ai')
    .all('img')
    .filter((image) => /\/indhold\/.*\.webp/.test(attribute(image, 'src') ?? ''));
  expect(pictures).toHaveLength(2);
  expect(builtPage('/artikler/verden-med-ai').visibleText()).toContain('Illustration: egen tegnestue');
});

test('every article is marked up as one, with author, dates with zone and pictures that exist', () => {
  const files = new Set(builtFiles());
  for (const page of builtArticles()) {
    const article = page.thing('BlogPosting');
    expect(article, page.path).toMatchObject({
      author: { '@type': 'Organization' },
      publisher: { '@id': expect.any(String) },
    });
    expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\+0[12]:00$/);
    expect(text(page.the('h1'))).toBe(article?.headline);
    for (const image of (article?.image ?? []) as string[])
      expect(files.has(new URL(image).pathname.slice(1)), image).toBe(true);
  }
});

test('the AI article is dated as its structured data says', () => {
  const article = builtPage('/artikler/verden-med-ai').thing('BlogPosting');
  expect([article?.datePublished, article?.dateModified]).toEqual([
    '2025-09-23T08:00:00+02:00',
    '2025-09-23T08:00:00+02:00',
  ]);
});
