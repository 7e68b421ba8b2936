import { expect, test } from 'vitest';
import { websites } from '#src/site/packages.ts';
import { readArticle } from '../../../tests/fixtures/read-article.ts';

const diagnosticsOf = async (text: string) => (await readArticle(text)).diagnostics;
const list = 'en liste med bindestreg mellem start- og slutmærke';
const figure = '<Figur billede="a/b.svg" alt="Hvad figuren viser" tekst="Billedtekst." />';

test.each([
  ['<Tjekliste titel="Tom">\n\n{/* kommer */}\n\n</Tjekliste>', 'ingenting', list],
  ['<Tjekliste titel="Tekst">\n\nEt punkt.\n\n</Tjekliste>', 'Et punkt.', list],
  ['<Tabel titel="Tom">\n\n- Et punkt\n\n</Tabel>', 'Et punkt', 'en tabel mellem start- og slutmærke'],
  ['<Note titel="Tom"></Note>', 'ingenting', 'tekst mellem start- og slutmærke'],
  ['<CookieKnap><Firma felt="telefon" /></CookieKnap>', '<Firma>', 'ingenting mellem start- og slutmærke'],
  [`Se ${figure} her.`, 'en komponent midt i en sætning', 'alene på sin egen linje'],
  ['<Note titel="Husk" title="Husk">x</Note>', 'title, som ikke findes', 'titel'],
  ['<CookieKnap klasse="x" />', 'klasse, som ikke findes', 'en af: ingen'],
  ['Fra <Pris navn={"domaene"} />.', '{}', 'navnet på en pris'],
  ['<Note titel="Fra {{pakke.lille.pris}}">x</Note>', '"Fra {{pakke.lille.pris}}"', 'en tekst uden {{ og }}'],
  ['<Note titel="Fra 7.500 kr.">x</Note>', '"Fra 7.500 kr."', 'en tekst uden pris'],
  ['<Figur billede="a/b.svg" alt="Kort" tekst="T" />', '"Kort"', 'mindst 10 tegn'],
  ['Fra <Pris navn="domaene" kort="ja" />.', '"ja"', 'navnet alene, uden værdi'],
  ['<Prisberegner stoerrelse="kæmpe" />', '"kæmpe"', `en af: ${Object.keys(websites).join(', ')}`],
  [
    'Sundt <Kilde navn="Google" til="https://google.com/" />.',
    '"https://google.com/"',
    'adressen på netop den side',
  ],
  ['<Prisberegner />\n\n<Prisberegner />', 'endnu en', 'højst én'],
  ['Fra <Pris navn="rabat.pris" />.', 'rabat.pris', '<Rabat>'],
  ['<Rabat>\n\n> ## Lige nu\n\nBillig.\n\n</Rabat>', 'Lige nu', 'før <Rabat>'],
  ['<constructor />', 'en komponent, som ikke findes', 'en af: Pris'],
])('rejects %j', async (text, found, expected) => {
  expect(await diagnosticsOf(text)).toMatchObject([{ found, expected: expect.stringContaining(expected) }]);
});

test.each([
  '<Tjekliste titel="Fuld">\n\n- Et punkt\n- <Pris navn="domaene" />\n\n</Tjekliste>',
  '<Tabel titel="Fuld">\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n</Tabel>',
  '<Note titel="Kort">Husk **det**.</Note>',
  '<Note titel="Pris">\n\n<Pris navn="pakke.lille.pris" />\n\n</Note>',
  '<Fremhaev tal="Ring"><Firma felt="telefon" /></Fremhaev>',
  `<Eksempel titel="Sådan ser det ud">\n\n${figure}\n\n</Eksempel>`,
  `- ${figure}`,
  `<Note titel="Se">${figure}</Note>`,
  '<CookieKnap /> <CookieTabel />',
  '<Prisberegner stoerrelse="stor" />',
  '[<Firma felt="telefon" />](/kontakt)',
  'Det er billigt <Kilde navn="rabat.dk" til="https://rabat.dk/a" />.',
  '<Rabat>\n\nFra <Pris navn="rabat.pris" />.\n\n</Rabat>',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test.each([
  ['Fra <Pris navn="domene" />.', 'mente du domaene?', '<Pris navn="domaene" />'],
  ['Ring <Firma felt="mobil" />.', 'en af: navn, ', '<Firma felt="telefon" />'],
])('says for %j what was meant, or where names are found', async (text, expected, example) => {
  expect(await diagnosticsOf(text)).toMatchObject([
    { line: 5, expected: expect.stringContaining(expected), example },
  ]);
});

test.each([
  ['Først dette.\n\n- Se www.firma.example, eller ring', 'http://www.firma.example', 'www.firma.example', 7],
  ['Skriv til hej@firma.example', 'mailto:hej@firma.example', 'hej@firma.example', 5],
  ['<Opfordring titel="t" knap="Klik her" til="/kontakt">x</Opfordring>', '/kontakt', 'Klik her', 5],
  ['Sundt <Kilde navn="her" til="https://example.org/a" />.', 'https://example.org/a', 'her', 5],
])('reports the link in %j, for its check', async (text, href, label, line) => {
  expect((await readArticle(text)).text?.links).toEqual([{ href, text: label, line }]);
});
