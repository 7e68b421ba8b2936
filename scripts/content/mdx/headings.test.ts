import { expect, test } from 'vitest';
import { readArticle } from '../../../tests/fixtures/read-article.ts';

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
  ['## Pris\n\n## Frist [#pris]', '## Frist [#pris-2]'],
])(
  'rejects the second of two equal headings, whose anchor depends on the first: %j',
  async (text, example) => {
    const { findings } = await readArticle(text);
    expect(findings).toMatchObject([{ line: 7, found: 'samme anker som i linje 5', example }]);
  },
);
