import { expect, test } from 'vitest';
import { foldDanish, foldLetters } from './fold-danish.ts';

const equivalents: readonly (readonly string[])[] = [
  ['søgeord', 'soegeord', 'sogeord', 'SØGEORD', 'SöGEORD'],
  ['måling', 'maaling', 'maling', 'MÅLING', 'ma\u030Aling'],
  ['tilgængelighed', 'tilgaengelighed', 'tilgangelighed', 'TILGÆNGELIGHED'],
  ['æble', 'aeble'],
  ['løsning', 'loesning', 'losning'],
  ['åben', 'aaben', 'aben'],
  ['idé', 'ide'],
  ['SEO-guide', 'seoguide', 'SEO‑guide'],
  ['robots.txt', 'robotstxt'],
  ['e-mail', 'email'],
  ['søgemaskine\u00ADoptimering', 'søgemaskineoptimering'],
  ['UX/UI & design', 'ux ui design', '  UX,  ui – design! '],
  ['10.000 kr.', '10000 kr'],
  ['2,5 sekunder', '2.5 sekunder', '25 sekunder'],
  ['SEO´s guide', "SEO's guide", 'SEO’s guide'],
];

test.each(equivalents)('%s folds like its other spellings', (first, ...others) => {
  for (const other of others) expect(foldDanish(other)).toBe(foldDanish(first ?? ''));
});

test.each([
  ['', ''],
  ['  ', ''],
  ['?!', ''],
  ['Hvad koster en hjemmeside i 2025?', 'hvad koster en hjemmeside i 2025'],
  ['Trin 2, 3 og a,b', 'trin 2 3 og a b'],
  ['Søgemaskiner, der svarer selv', 'sogemaskiner der svarer selv'],
])('%j folds to %j', (text, folded) => {
  expect(foldDanish(text)).toBe(folded);
});

test('the accent that NFKD separates from its sign is an apostrophe', () => {
  expect(foldLetters('SEO´s')).toBe("seo's");
});

test('keeps different words different', () => {
  const words = ['hus', 'has', 'høs', 'lus', 'luse', 'lys'];
  expect(new Set(words.map(foldDanish)).size).toBe(words.length);
});
