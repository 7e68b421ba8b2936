import { expect, test } from 'vitest';
import { builtArticles, builtPage } from './built-site.ts';

test('the price guide has the same text at both addresses, with a price table and the calculator', () => {
  const page = builtPage('/artikler/hvad-koster-hjemmesider');
  expect(builtPage('/hvad-koster-hjemmesider').visibleText()).toBe(page.visibleText());
  expect(page.texts('th').join().toLowerCase()).toMatch(/type,pris[^,]*,anbefalet pakke/);
  expect(page.$('[data-island=calculator]').length).toBe(1);
});

test('every article is a BlogPosting with its title', () => {
  for (const page of builtArticles()) {
    // The title keeps its last words together.
    const title = page.$('h1').text().replaceAll('\u00a0', ' ');
    expect(page.thing('BlogPosting')?.headline, page.path).toBe(title);
  }
});
