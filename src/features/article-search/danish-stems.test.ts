import { expect, test } from 'vitest';
import { danishStems } from './danish-stems.ts';

test.each([
  // Inflections.
  ['hjemmeside', 'hjemmesider', 'hjemmesiden', 'hjemmesidens', 'hjemmesiderne', 'hjemmesidernes'],
  ['hus', 'huset', 'husets', 'huse'],
  ['robot', 'robotten', 'robotter'],
  ['anmeldelse', 'anmeldelser', 'anmeldelserne', 'anmelde'],
  // Danish letters and accents, in any spelling.
  ['søgeord', 'soegeord', 'sogeord', 'SØGEORD', 'SöGEORD'],
  ['måling', 'maaling', 'maling', 'MÅLING', 'ma\u030Aling'],
  ['idé', 'ide'],
  // Signs inside and between words.
  ['SEO-guide', 'seoguide', 'SEO‑guide'],
  ['robots.txt', 'robotstxt'],
  ['søgemaskine\u00ADoptimering', 'søgemaskineoptimering'],
  ['UX/UI & design', 'ux ui design', '  UX,  ui – design! '],
  ['10.000 kr.', '10000 kr'],
])('%j is the same word as its other forms', (first, ...others) => {
  for (const other of others) expect(danishStems(other)).toBe(danishStems(first));
});

test('other words stay other words', () => {
  const words = ['hus', 'has', 'høs', 'lus', 'lys', 'pris', 'moms', 'moment', 'en', 'ude', 'app', 'apparat'];
  expect(new Set(words.map(danishStems)).size).toBe(words.length);
});

test.each(['', '  ', '?!'])('%j has no words', (text) => {
  expect(danishStems(text)).toBe('');
});
