import { expect, test } from 'vitest';
import { readArticle } from '../../../tests/fixtures/read-article.ts';

test.each([
  ['## Indhold', 'indhold'],
  ['## Menu', 'menu'],
  ['## Læs også', 'laes-ogsaa'],
  ['## Oversigt [#indholdsliste]', 'indholdsliste'],
])('rejects %j: an element of the layout has its anchor', async (heading, id) => {
  const { findings } = await readArticle(`${heading}\n\nTekst.`);
  const level = heading.split(' ')[0] ?? '';
  expect(findings).toMatchObject([
    { line: 5, where: `#${id}`, example: expect.stringMatching(`^${level} .*\\[#${id}-2\\]$`) },
  ]);
  const { findings: left } = await readArticle(`${findings[0]?.example}\n\nTekst.`);
  expect(left).toEqual([]);
});

test.each(['##', '## [#pris]', '## {/* kommer */}', '## ?'])(
  'rejects %j, which gives an empty link or anchor in the contents list',
  async (heading) => {
    const { findings } = await readArticle(`${heading}\n\nTekst.`);
    expect(findings).toMatchObject([{ line: 5, where: 'overskrift' }]);
  },
);

test.each([
  ['## Pris\n\n## Pris', '## Pris [#pris-2]'],
  ['## Løsning\n\n### LØSNING', '### LØSNING [#loesning-2]'],
  ['## Trin 1\n\n## Trin 1', '## Trin 1 [#trin-1-2]'],
  ['## Priser i 2021\n\n## Priser i 2021', '## Priser i 2021 [#priser-i-2021-2]'],
])(
  'rejects the second of two equal headings, whose anchor depends on the first: %j',
  async (text, example) => {
    const { findings } = await readArticle(text);
    expect(findings).toMatchObject([{ line: 7, found: 'samme anker som i linje 5', example }]);
  },
);
