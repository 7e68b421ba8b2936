import { expect, test } from 'vitest';
import { foldDanish } from './fold-danish.ts';
import { highlight } from './highlight.ts';

/** Joins the pieces, with the marked ones in brackets. */
function marked(text: string, words: readonly string[]): string {
  return highlight(text, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
}

test.each([
  ['Farver og typografi', ['farver'], '[Farver] og typografi'],
  ['Søgeord: find de ord, kunderne bruger', ['sogeord'], '[Søgeord]: find de ord, kunderne bruger'],
  ['Tilgængelighed er blevet lov', ['tilgangelighed'], '[Tilgængelighed] er blevet lov'],
  ['Måling og maaling', ['maling'], '[Måling] og [maaling]'],
  ['SEO-guide 2025', ['seoguide'], '[SEO-guide] 2025'],
  ['SEO-guide 2025', ['seo', 'guide'], '[SEO]-[guide] 2025'],
  ['Sitemap og robots.txt', ['robotstxt'], 'Sitemap og [robots.txt]'],
  ['Højst 2,5 sekunder', ['25'], 'Højst [2,5] sekunder'],
  ['SEO´s fordele', ['seos'], '[SEO´s] fordele'],
  ['Minimalistisk webdesign', ['design'], 'Minimalistisk [webdesign]'],
  ['Designsystemer', ['design', 'designsystem'], '[Designsystemer]'],
  ['AI i din mail', ['ai'], '[AI] i din mail'],
  ['AI i din mail', ['webdesign', 'ai'], '[AI] i din mail'],
  [
    'Façade, naïv, jalapeño, müsli',
    ['facade', 'naiv', 'jalapeno', 'musli'],
    '[Façade], [naïv], [jalapeño], [müsli]',
  ],
  ['Nÿheder', ['nyheder'], '[Nÿheder]'],
  ['På en ø', ['pa'], '[På] en ø'],
  ['En idéai og måling', ['ai', 'ma'], 'En idéai og [måling]'],
  ['Pris', ['webshop'], 'Pris'],
  ['', ['pris'], ''],
  ['a.b*c (d)', ['c'], 'a.b*[c] (d)'],
])('marks in %j the words %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test.each([[[]], [['']]])('returns a text without words to mark as one piece', (words) => {
  expect(highlight('Pris', words)).toEqual([{ text: 'Pris', marked: false }]);
});

test('returns no empty pieces', () => {
  expect(highlight('SEO-guide', ['seo', 'guide'])).toEqual([
    { text: 'SEO', marked: true },
    { text: '-', marked: false },
    { text: 'guide', marked: true },
  ]);
  expect(highlight('webdesign', ['web', 'design'])).toEqual([{ text: 'webdesign', marked: true }]);
});

test('returns pieces that add up to the text', () => {
  const text = 'Ærlige priser: så lidt som 10.000 kr. for en løsning på Ærø';
  for (const word of ['pris', 'a', 'o', '10000', 'xyzzy']) {
    expect(
      highlight(text, [word])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});

test('marks every part of the folded text in the text itself', () => {
  const text = 'Gør søgerobotten, båden og Aabenraas læsere glade for SEO-venlige café-sider på nettet';
  for (const word of foldDanish(text).split(' ')) {
    for (let from = 0; from + 3 <= word.length; from += 1) {
      const part = word.slice(from, from + 3);
      expect(
        highlight(text, [part]).some((piece) => piece.marked && foldDanish(piece.text).includes(part)),
        part,
      ).toBe(true);
    }
  }
});
