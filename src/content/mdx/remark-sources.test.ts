import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  'Halvdelen af køerne, 49 %, står i skygge.',
  'Ifølge fagfolk er det sundt.',
  'En undersøgelse viser, at det er sundt.',
  'Google skriver selv, at det er sundt.',
  '<Fremhaev tal="49 %">\n\nSå mange står i skygge.\n\n</Fremhaev>',
  '| Land | Andel |\n| --- | --- |\n| Danmark | 27,6 % |',
  '- Det er 49 % af dem.\n- [Et andet punkt](https://example.org/koer) har sin kilde.',
  'Ifølge [vores egen artikel](/artikler) er det sundt.',
])('requires a source for %j', async (text) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line: 5, where: 'kilde' }]);
});

test.each([
  'Halvdelen af køerne, 49 %, står i skygge, viser [tællingen i Thy](https://example.org/koer).',
  'Ifølge fagfolk er det sundt <Kilde navn="Køer i skygge" til="https://example.org/koer" />.',
  '<Fremhaev tal="49 %">\n\nSå mange står i skygge <Kilde navn="Køer i skygge" til="https://example.org/koer" />.\n\n</Fremhaev>',
  '| Land | Andel |\n| --- | --- |\n| [Danmark](https://example.org/koer) | 27,6 % |',
  'Efter vores erfaring står de fleste i skygge.',
  'Vi gemmer kun det, du oplyser.',
  'Rabatten er <Fakta navn="pakke.mellem.rabat" />.',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test('requires a source in the short form of a box, whose text is no paragraph', async () => {
  expect(await diagnosticsOf('<Note titel="Kort">Det er **49 %** af dem.</Note>')).toMatchObject([
    { line: 5, where: 'kilde', found: 'Det er 49 % af dem.' },
  ]);
  expect(
    await diagnosticsOf('<Note titel="Kort">Det er 49 % [i Thy](https://example.org/koer).</Note>'),
  ).toEqual([]);
});

test('reports the sentence and the line of its paragraph', async () => {
  const [diagnostic] = await diagnosticsOf('Et afsnit.\n\nFørst noget andet. Så siger 49 % noget. Og slut.');
  expect(diagnostic).toMatchObject({ line: 7, found: 'Så siger 49 % noget.' });
});

test('rejects a home page as the source', async () => {
  const [diagnostic] = await diagnosticsOf('Det er sundt <Kilde navn="Google" til="https://google.com/" />.');
  expect(diagnostic).toMatchObject({ where: '<Kilde til>', found: '"https://google.com/"' });
});
