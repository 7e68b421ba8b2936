import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

const list = 'en liste med bindestreg mellem start- og slutmærke';
test.each([
  ['<Tjekliste titel="Tom">\n\n</Tjekliste>', 'ingenting', list],
  ['<Tjekliste titel="Tom" />', 'ingenting', list],
  ['<Tjekliste titel="Tom">\n\n{/* kommer */}\n\n</Tjekliste>', 'ingenting', list],
  ['<Tjekliste titel="Tekst">\n\nEt punkt.\n\n</Tjekliste>', '"Et punkt."', list],
  ['<Tabel titel="Tom">\n\n- Et punkt\n\n</Tabel>', '"Et punkt"', 'en tabel mellem start- og slutmærke'],
  ['<Note titel="Tom"></Note>', 'ingenting', 'tekst mellem start- og slutmærke'],
  [
    '<Prisberegner>\n\nSe prisen\n\n</Prisberegner>',
    '"Se prisen"',
    'ingenting mellem start- og slutmærke; mærket slutter med />',
  ],
])('rejects the children of %j', async (text, found, expected) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line: 5, found, expected }]);
});

test.each([
  '<Tjekliste titel="Fuld">\n\n- Et punkt\n- Et til\n\n</Tjekliste>',
  '<Tabel titel="Fuld">\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Tabel>',
  '<Note titel="Kort">Husk det.</Note>',
  '<Note titel="Lang">\n\nHusk **det**.\n\n</Note>',
  'Fra <Pris navn="pakke.lille.pris" />.',
  '<Prisberegner />',
  '<Prisberegner stoerrelse="stor" />',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test.each([
  ['Se [vores priser] (/priser) her.', 'priser] (/priser)'],
  ['Se [side](/pri ser) her.', '[side](/pri'],
  ['Se [side][ref] her.', '[side][ref]'],
  ['Skriv **Husk:**altid.', '**Husk:**altid.'],
])('rejects Markdown in %j, which visitors would read', async (text, found) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line: 5, where: 'teksten', found }]);
});

test('rejects a code block without an end, which would take the rest of the text', async () => {
  expect(await diagnosticsOf('```html\n<b>\n\n## Et afsnit')).toMatchObject([{ line: 5, where: 'kode' }]);
  expect(await diagnosticsOf('```html\n<b>\n```\n\nTekst.')).toEqual([]);
  expect(await diagnosticsOf('- Et punkt\n\n  ```\n  <b>\n  ```')).toEqual([]);
});

test('rejects the box of a task list, which no reader could tick', async () => {
  expect(await diagnosticsOf('- [ ] Et punkt')).toMatchObject([{ line: 5, where: 'liste', found: '[ ]' }]);
});

test('accepts brackets and a star that are no Markdown', async () => {
  expect(await diagnosticsOf('Se [1] og (2), 3 \\* 4 og `[a](b)`.')).toEqual([]);
});

test('rejects a table row with more cells than the heading, whose text would be lost', async () => {
  const table = '<Tabel titel="T">\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n| 1 | 2 | 3 |\n| 1 |\n\n</Tabel>';
  expect(await diagnosticsOf(table)).toMatchObject([
    { line: 10, where: 'tabel', found: '3 felter', expected: expect.stringMatching(/^højst 2 felter/) },
  ]);
});

test('rejects an unknown size and lists the existing ones', async () => {
  expect(await diagnosticsOf('<Prisberegner stoerrelse="kæmpe" />')).toMatchObject([
    { line: 5, found: '"kæmpe"', expected: 'en af: lille, mellem, stor' },
  ]);
});

test.each([
  ['hej@firma.example', 'mailto:hej@firma.example'],
  ['www.firma.example', 'http://www.firma.example'],
  ['https://firma.example/side', 'https://firma.example/side'],
])('links %s in a sentence and reports its line', async (text, href) => {
  const { links } = await reportOfText(`Først dette.\n\n- Se ${text}, eller ring`);
  expect(links).toEqual([{ href, text, line: 7 }]);
});

test('checks links and pictures whose address is at the end of the text', async () => {
  const text = '[vores priser][p], [p] og ![kurve][k]\n\n[p]: /priser\n[k]: /kurve.png';
  const { links, diagnostics } = await reportOfText(text);
  expect(links).toEqual([
    { href: '/priser', text: 'vores priser', line: 5 },
    { href: '/priser', text: 'p', line: 5 },
  ]);
  expect(diagnostics).toMatchObject([{ line: 5, where: 'billede', found: '![kurve](/kurve.png)' }]);
});

test('accepts a link whose address is at the end of the text as a source', async () => {
  expect(await diagnosticsOf('Det er 49 % [i Thy][t].\n\n[t]: https://example.org/koer')).toEqual([]);
});

test('rejects footnotes, whose list would have an English heading', async () => {
  expect(await diagnosticsOf('Se noten[^1].\n\n[^1]: En note.')).toMatchObject([
    { line: 5, where: 'fodnote', found: '[^1]' },
  ]);
});

const figure = '<Figur billede="a/b.svg" alt="Hvad figuren viser" tekst="Billedtekst." />';
test.each([
  '<Note titel="Pris">\n\n<Pris navn="pakke.lille.pris" />\n\n</Note>',
  '<Fremhaev tal="Ring"><Firma felt="telefon" /></Fremhaev>',
  `<Eksempel titel="Sådan ser det ud">\n\n${figure}\n\n</Eksempel>`,
  '<Tjekliste titel="Priser">\n\n- <Pris navn="domaene" />\n\n</Tjekliste>',
])('accepts components as the only content of %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test.each([
  ['<CookieKnap><Firma felt="telefon" /></CookieKnap>', '<Firma>'],
  [`<Tjekliste titel="To">\n\n- Et punkt\n\n${figure}\n\n</Tjekliste>`, '<Figur>'],
])('rejects the component among the children of %j', async (text, found) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line: 5, found }]);
});

test.each([
  `Her er ${figure}`,
  `- Et punkt: ${figure}`,
  'Regn selv: <Prisberegner />',
  'Husk <Note titel="Husk">det</Note> nu.',
  '## Tryk <CookieKnap />',
  '**<Prisberegner />**',
])('rejects %j: a block within a sentence', async (text) => {
  expect(await diagnosticsOf(text)).toMatchObject([
    { line: 5, found: 'en komponent midt i en sætning', expected: 'alene på sin egen linje' },
  ]);
});

test.each([
  `${figure}`,
  `- ${figure}`,
  `<Note titel="Se">${figure}</Note>`,
  '<CookieKnap /> <CookieTabel />',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test('reports a value in braces once, and not as missing too', async () => {
  expect(await diagnosticsOf('Fra <Pris navn={"domaene"} />.')).toMatchObject([
    { line: 5, found: 'en værdi i krølleparentes' },
  ]);
});

test('rejects the same calculator twice, whose fields would share their ids', async () => {
  expect(await diagnosticsOf('<Prisberegner />\n\n<Prisberegner stoerrelse="lille" />')).toEqual([]);
  expect(await diagnosticsOf('<Prisberegner />\n\nTekst.\n\n<Prisberegner />')).toMatchObject([
    { line: 9, where: '<Prisberegner>', found: 'den samme prisberegner som i linje 5' },
  ]);
});

test.each([
  ['<Opfordring titel="Tal med os" knap="Klik her" til="/kontakt">\n\nSkriv.\n\n</Opfordring>', 'Klik her'],
  ['Det er sundt <Kilde navn="her" til="https://example.org/koer" />.', 'her'],
])('reports the visible text of the link in %j', async (text, label) => {
  expect((await reportOfText(text)).links).toMatchObject([{ text: label, line: 5 }]);
});

test.each([
  ['[](/priser)', 5, '[](/priser)', '[navnet på siden](/priser)'],
  ['Se\n[ ](/priser).', 6, '[](/priser)', '[navnet på siden](/priser)'],
  ['#### Dybt **nede** [#nede]', 5, '#### Dybt nede', '## Dybt **nede** [#nede]'],
  ['## Afsnit\n\n#### Dybt', 7, '#### Dybt', '### Dybt'],
  ['## Hvad **koster** det? [Pris]', 5, '[Pris]', '## Hvad **koster** det? [#pris]'],
  ['# Hvad koster det?', 5, '# (niveau 1)', '## Hvad koster det?'],
  ['Hvad koster det?\n===', 5, '»Hvad koster det?« over ===', '## Hvad koster det?'],
  ['##Hvad koster det?', 5, '##Hvad koster det?', '## Hvad koster det?'],
  ['Tekst.\n###Hvad koster det?', 6, '###Hvad koster det?', '### Hvad koster det?'],
])('rejects %j', async (text, line, found, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, found, example }]);
});

test.each([
  ['| a | b |\n| c | d |', 5, '| a | b |'],
  ['Tekst.\n\n| a | b |\n|---|\n| c | d |', 7, '| a | b |'],
])('rejects %j: visitors would read signs or miss a level', async (text, line, found) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line, found }]);
});

test.each([
  '<Fremhaev tal="2">x</Fremhaev>',
  '<Opfordring titel="t" knap="Få et tilbud" til="/kontakt">x</Opfordring>',
])('rejects the third %s of a text, once', async (component) => {
  const text = (count: number) => Array.from({ length: count }, () => component).join('\n\n');
  expect(await diagnosticsOf(text(2))).toEqual([]);
  expect(await diagnosticsOf(text(4))).toMatchObject([{ line: 9, found: 'nummer 3 i teksten' }]);
});

test.each([
  'En linje med | midt i.',
  '## Afsnit\n\n### Under\n\n## Næste',
  '[<Firma felt="telefon" />](/kontakt)',
  'Skriv `##Titel`, #1 eller a ##b.',
  '`##Titel` er forkert.',
])('accepts %j, too', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test.each([
  ['<Note title="Husk">x</Note>', ['title'], 'attributten titel', '<Note titel="Husk">'],
  ['Fra <Pris nvan="domaene" kor />.', ['nvan', 'kor'], 'attributten navn', '<Pris navn="domaene" kort />'],
  [
    '<Figur src="a/b.svg" alt="En havn med en lygte" tekst="Havnen" />',
    ['src'],
    'attributten billede',
    '<Figur billede="a/b.svg" alt="En havn med en lygte" tekst="Havnen" />',
  ],
  [
    '<Figur src="a/b.svg" alt="En havn med en lygte" caption="Havnen" />',
    ['src', 'caption'],
    'attributterne: billede, tekst',
    '<Figur billede="min-artikel/kurve.svg" alt="Hvad figuren viser" tekst="Billedtekst." />',
  ],
])('reports each attribute with a wrong name once: %j', async (text, names, expected, example) => {
  const found = names.map((name) => `${name}, en attribut, som ikke findes`);
  const diagnostics = await diagnosticsOf(text);
  expect(diagnostics.map((each) => each.found)).toEqual(found);
  expect(diagnostics[0]).toMatchObject({ expected, example });
});

test('reports an attribute too many and one that is missing, when there are others', async () => {
  expect(await diagnosticsOf('<Figur klasse="bred" />')).toHaveLength(4);
});

test.each([
  ['Fra <Pris navn="domene" kort />.', '<Pris navn="domaene" kort />'],
  ['Fra <Pris navn="noget-andet" />.', '<Pris navn="navnet på prisen" />'],
  ['På <Fakta navn="noget-andet" />.', '<Fakta navn="navnet på tallet" />'],
  ['Det er sundt <Kilde navn="DMI" />.', '<Kilde navn="hvem der siger det" til="https://…" />'],
  ['Ring <Firma felt="telefn" />.', '<Firma felt="telefon" />'],
  ['Ring <Firma felt="mobil" />.', undefined],
  ['<Prisberegner stoerrelse="middel" />', undefined],
])('suggests for %j what was meant, and no name that exists besides', async (text, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ line: 5, example }]);
  if (example?.includes('navnet')) expect(await diagnosticsOf(example)).toHaveLength(1);
});

test('rejects a price in <Fakta>, which adds no VAT note', async () => {
  expect(await diagnosticsOf('Fra <Fakta navn="pakke.lille.pris" />.')).toMatchObject([
    { line: 5, found: '"pakke.lille.pris"', example: '<Pris navn="pakke.lille.pris" />' },
  ]);
});
