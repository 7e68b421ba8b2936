import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { danishText, unknownWords, wordsIn } from './unknown-words.ts';

test('reads what is visible or announced in Danish, and no code or address', () => {
  const html = `<title>Titlen</title><style>p{color:red}</style><meta name="description" content="Beskrivelsen">
    <img alt="Et fyr"><svg aria-label="Kurven"><text>Dybde</text></svg><template><p>Fejlen</p></template>
    <p><strong>Web</strong>shop\u00adpen på <span lang="en">the web</span><code>let x</code> og /priser, hej@firma.dk, robots.txt, 16x9</p>`;
  expect(wordsIn(danishText(parse(html)))).toEqual(
    'Titlen Beskrivelsen Et fyr Kurven Dybde Fejlen Webshoppen på og'.split(' '),
  );
});

test('names unknown words with their pages; listed words, their genitive and compounds of known parts are known', () => {
  const texts = new Map([
    ['/', 'En SEO-guide med enn fejl. Webshops'],
    ['/omos', 'Lighthouse-raport med enn fejl på Revsands side'],
  ]);
  const dictionary = 'En guide med fejl på side'.split(' ');
  const misspelled = (words: readonly string[]) =>
    new Set(words.filter((word) => !dictionary.includes(word)));
  expect(unknownWords(texts, new Set(['SEO', 'Lighthouse', 'webshop', 'Revsand']), misspelled)).toEqual([
    ['Lighthouse-raport', ['/omos']],
    ['enn', ['/', '/omos']],
  ]);
});
