import { expect, test } from 'vitest';
import { readArticle } from '../../../tests/fixtures/read-article.ts';

test.each(['##', '## [#pris]', '## {/* kommer */}', '## ?'])(
  'rejects %j, which gives an empty link or anchor in the contents list',
  async (heading) => {
    const { diagnostics } = await readArticle(`${heading}\n\nTekst.`);
    expect(diagnostics).toMatchObject([{ line: 5, where: 'overskrift' }]);
  },
);

test.each(['## Pris\n\n## Pris', '## Løsning\n\n### LØSNING', '## Pris\n\n## Frist [#pris]'])(
  'rejects the second of two equal headings, whose anchor depends on the first: %j',
  async (text) => {
    const { diagnostics } = await readArticle(text);
    expect(diagnostics).toMatchObject([{ line: 7, expected: expect.stringContaining('linje 5') }]);
  },
);

test('takes two headings of the same words under different ones, if the second has an anchor of its own', async () => {
  const text = '## Shop\n\n### Fordele\n\n## Blog\n\n### Fordele';
  const { diagnostics } = await readArticle(text);
  expect(diagnostics).toMatchObject([{ line: 11, example: '### Fordele [#blog-fordele]' }]);
  expect((await readArticle(`${text} [#blog-fordele]`)).diagnostics).toEqual([]);
});

test.each([
  ['## Et afsnit {/* husk kilde */}', 'et-afsnit'],
  ['## Sidste straße på øen', 'sidste-strae-paa-oeen'],
  ['## Om ß', 'om'],
])('%s has an anchor of letters that an address can have: %s', async (heading, id) => {
  const { text } = await readArticle(`${heading}\n\nTekst.`);
  expect(text?.headings).toMatchObject([{ id }]);
});
