import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import type { CategoryChoice } from './filter.ts';
import { foundNothing, outcomeText } from './outcome-text.ts';

const nothing = 'Ingen artikler matcher din søgning. Prøv andre søgeord eller vælg en anden kategori.';

const inText = (articles: number, elsewhere: number, partly = false): Answer['text'] => ({
  articles: { count: articles, hits: [] },
  elsewhere: { count: elsewhere, hits: [] },
  partly,
});

test.each<
  [count: number, query: string, category: CategoryChoice, similarOnly: boolean, Answer['text'], text: string]
>([
  [0, 'xyzzy', 'Alle', false, inText(0, 0), nothing],
  [0, 'xyzzy', 'Alle', false, 'failed', nothing],
  [0, '', 'SEO', false, 'none', nothing],
  [0, 'moms', 'Alle', false, 'waiting', 'Søger i teksten …'],
  [1, 'pris', 'Alle', false, 'waiting', '1 artikel med »pris«'],
  [1, 'pris', 'Alle', false, inText(0, 0), '1 artikel med »pris«'],
  [3, ' pris ', 'SEO', false, 'failed', '3 artikler med »pris« i SEO'],
  [2, '', 'Webdesign', false, 'none', '2 artikler i Webdesign'],
  [2, 'pris', 'Alle', false, inText(4, 0), '2 artikler med »pris«, og flere steder i teksten'],
  [2, 'pris', 'Alle', false, inText(4, 1), '2 artikler med »pris«, og flere steder i teksten'],
  [0, 'moms', 'Alle', false, inText(11, 19), '»moms« står i 11 artikler og på 19 andre sider'],
  [0, 'moms', 'SEO', false, inText(3, 0), '»moms« står i 3 artikler i SEO'],
  [0, 'moms', 'Alle', false, inText(0, 1), '»moms« står på 1 anden side'],
  [
    0,
    'billede xyzzy',
    'Alle',
    false,
    inText(5, 2, true),
    'Alle ordene i »billede xyzzy« står ingen steder sammen. Nogle af dem står på 7 sider.',
  ],
  [
    0,
    'billede xyzzy',
    'Alle',
    false,
    inText(1, 0, true),
    'Alle ordene i »billede xyzzy« står ingen steder sammen. Nogle af dem står på 1 side.',
  ],
  [
    2,
    'hjememside',
    'Alle',
    true,
    inText(9, 9),
    'Ingen artikler indeholder præcis »hjememside«. 2 indeholder noget, der ligner.',
  ],
  [
    1,
    'desing',
    'Webdesign',
    true,
    'failed',
    'Ingen artikler i Webdesign indeholder præcis »desing«. 1 indeholder noget, der ligner.',
  ],
])('%i articles for %j in %s, similar only: %s', (count, query, category, similarOnly, text, expected) => {
  expect(outcomeText({ filter: { query, category }, count, similarOnly, text })).toBe(expected);
});

test('has found nothing only when the search is complete', () => {
  expect(foundNothing({ count: 0, text: 'waiting' })).toBe(false);
  expect(foundNothing({ count: 0, text: inText(0, 0) })).toBe(true);
  expect(foundNothing({ count: 0, text: inText(0, 2) })).toBe(false);
});
