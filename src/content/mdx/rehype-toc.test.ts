import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { formatFact, formatFactWithVat } from '#src/site/format-fact.ts';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

test.each([
  ['## Indhold', 'indhold'],
  ['## Menu', 'menu'],
  ['## Læs også', 'laes-ogsaa'],
  ['## Oversigt [#indholdsliste]', 'indholdsliste'],
])('rejects %j: an element of the layout has its anchor', async (heading, id) => {
  const { diagnostics } = await reportOfText(`${heading}\n\nTekst.`);
  const level = heading.split(' ')[0] ?? '';
  expect(diagnostics).toMatchObject([
    { line: 5, where: `#${id}`, example: expect.stringMatching(`^${level} .*\\[#${id}-2\\]$`) },
  ]);
  const { diagnostics: left } = await reportOfText(`${diagnostics[0]?.example}\n\nTekst.`);
  expect(left).toEqual([]);
});

test.each(['##', '## <Pris navn="pakke.lille.pris" />', '## [#pris]', '## {/* kommer */}', '## ?'])(
  'rejects %j, which gives an empty link or anchor in the contents list',
  async (heading) => {
    const { diagnostics } = await reportOfText(`${heading}\n\nTekst.`);
    expect(diagnostics).toMatchObject([{ line: 5, where: 'overskrift' }]);
  },
);

test.each([
  ['## Fra <Pris navn="pakke.lille.pris" />', `Fra ${formatFactWithVat('pakke.lille.pris')}`],
  ['## Fra <Pris navn="pakke.lille.pris" kort />', `Fra ${formatFact('pakke.lille.pris')}`],
  ['## Klar på **<Fakta navn="levering.pakker" />**', `Klar på ${formatFact('levering.pakker')}`],
  ['## <Pris navn="pakke.lille.pris" /> [#fra]', formatFactWithVat('pakke.lille.pris')],
  ['## Hvad&nbsp;koster det?', 'Hvad\u00a0koster det?'],
  ['## Hvorfor <Firma felt="navn" />?', `Hvorfor ${company.name}?`],
])('shows the value in the contents list for %j', async (heading, text) => {
  const { diagnostics, toc } = await reportOfText(`${heading}\n\nTekst.`);
  expect([diagnostics, toc.map((entry) => entry.text)]).toEqual([[], [text]]);
});

test.each([
  ['## Pris\n\n## Pris', '## Pris [#pris-2]'],
  ['## Løsning\n\n### LØSNING', '### LØSNING [#loesning-2]'],
  ['## Trin 1\n\n## Trin 1', '## Trin 1 [#trin-1-2]'],
  ['## Priser i 2021\n\n## Priser i 2021', '## Priser i 2021 [#priser-i-2021-2]'],
])(
  'rejects the second of two equal headings, whose anchor depends on the first: %j',
  async (text, example) => {
    const { diagnostics } = await reportOfText(text);
    expect(diagnostics).toMatchObject([{ line: 7, found: 'samme anker som i linje 5', example }]);
  },
);
