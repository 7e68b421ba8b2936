import { expect, test } from 'vitest';
import { attribute, builtArticles, builtPage, text } from './built-site.ts';

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

test('every article is a BlogPosting with its title', () => {
  for (const page of builtArticles()) {
    // The title keeps its last words together.
    const title = text(page.first('h1')).replaceAll('\u00a0', ' ');
    expect(page.thing('BlogPosting')?.headline, page.path).toBe(title);
  }
});
