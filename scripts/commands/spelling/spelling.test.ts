import { expect, test } from 'vitest';
import { findUnknown, spellingReport } from './find-unknown.ts';
import { visibleText } from './visible-text.ts';
import { isListed, readWordList } from './word-list.ts';
import { partsOf, wordsIn } from './words-in.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('extracts visible and announced text, including titles, descriptions, labels and SVG text', () => {
  const html = `<!doctype html><html lang="da"><head><title>Titlen</title><style>p{color:red}</style>
    <meta name="description" content="Beskrivelsen"><meta name="theme-color" content="sand"></head>
    <body><img alt="Et fyr"><svg aria-label="Kurven"><text>Dybde</text></svg><input placeholder="Søg her">
    <noscript>Uden script</noscript><template><p>Fejlen</p></template><script>let x</script></body></html>`;
  expect(lines(visibleText(html))).toEqual([
    'Titlen',
    'Beskrivelsen',
    'Et fyr',
    'Kurven',
    'Dybde',
    'Søg her',
    'Uden script',
    'Fejlen',
  ]);
});

test('skips code and text in other languages', () => {
  const html = '<p>Skriv <code>alt</code> på <span lang="en">the web</span> i dag</p>';
  expect(visibleText(html).replace(/\s+/g, ' ').trim()).toBe('Skriv på i dag');
});

test('keeps words with inline markup and soft hyphens whole and separates adjacent elements', () => {
  expect(lines(visibleText('<p><strong>Web</strong>shop\u00adpen</p><p>Pris</p>'))).toEqual([
    'Webshoppen',
    'Pris',
  ]);
});

test.each([
  ['Se SEO-guiden, og ring.', ['Se', 'SEO-guiden', 'og', 'ring']],
  ['Skriv til hej@firma.dk eller se /priser og www.firma.dk/om', ['Skriv', 'til', 'eller', 'se', 'og']],
  ['Filen robots.txt på 16x9 og H2O', ['Filen', 'på', 'og']],
  ['PDF’er og a', ['PDF’er', 'og']],
])('finds the words of »%s«', (text, words) => {
  expect([...wordsIn(text)]).toEqual(words);
});

test('splits compounds at hyphens and apostrophes', () => {
  expect([partsOf('SEO-guide'), partsOf("PDF'er"), partsOf('e-mail'), partsOf('side')]).toEqual([
    ['SEO', 'guide'],
    ['PDF', 'er'],
    ['mail'],
    ['side'],
  ]);
});

test('accepts listed words capitalized or in the genitive, and listed names only as written', () => {
  const list = readWordList('# Navne\nRevsand\n\n# Fagord\nwebshop\n');
  expect(['Revsand', 'Revsands', 'Webshop', 'webshops'].every((word) => isListed(word, list))).toBe(true);
  expect(['revsand', 'Navne', 'webshoppp'].some((word) => isListed(word, list))).toBe(false);
});

test('reports unknown words with their pages and accepts compounds of known parts', () => {
  const unknown = findUnknown({
    texts: new Map([
      ['/', 'En SEO-guide med enn fejl'],
      ['/omos', 'Enn Lighthouse-raport'],
    ]),
    list: new Set(['SEO', 'Lighthouse']),
    notInDictionary: (words) =>
      new Set(words.filter((word) => !['En', 'guide', 'med', 'fejl', 'rapport'].includes(word))),
  });
  expect(unknown).toEqual([
    { word: 'Enn', pages: ['/omos'] },
    { word: 'enn', pages: ['/'] },
    { word: 'Lighthouse-raport', pages: ['/omos'] },
  ]);
  expect(spellingReport(unknown, 2)).toContain('3 ukendte ord');
  expect(spellingReport([], 2)).toBe('2 sider: ingen ukendte ord.');
});

test('the report on a single word is in the singular', () => {
  expect(spellingReport([{ word: 'enn', pages: ['/'] }], 2)).toBe(
    'enn  /\n\n1 ukendt ord. Ret det i teksten, eller skriv det i content/ordliste.txt, hvis det er rigtigt.',
  );
});
