import { expect, test } from 'vitest';
import { reportOfText } from '../../tests/fixtures/report-of-text.ts';
import { readYaml } from './yaml-source.ts';

test.each([
  ['titel: Søgeord: sådan', 1, 'et kolon i en tekst uden anførselstegn'],
  ["titel: 'Googles\nkategori: SEO\n", 3, 'et anførselstegn uden et til at lukke'],
  ["titel: 'Google's svar'", 1, 'tekst efter det anførselstegn, som lukker'],
  ['tags: [a, b\nkategori: SEO\n', 2, 'en liste, som ikke er lukket med ]'],
  ['titel: a\ntitel: b', 2, 'et felt, som står to gange'],
  ['tags: [#design, #ui]', 1, 'en havelåge i en tekst uden anførselstegn'],
  ['titel: a\n...\ntags: b', 3, 'en linje med ... eller --- midt i felterne'],
  ['kategori\ntitel: b', 1, 'en linje uden et felt og et kolon'],
  ['poster:\n  - id: a\n   navn: b\n', 3, 'en linje, som er rykket forkert ind'],
  ['titel: @firma', 1, 'en tekst, der begynder med et tegn og mangler anførselstegn'],
  ['titel: %rabat', 1, 'en tekst, der begynder med et tegn og mangler anførselstegn'],
  ['titel: > 50 procent flere', 1, 'en tekst, der begynder med et tegn og mangler anførselstegn'],
  ['titel: - liste', 1, 'en bindestreg efter kolon i en tekst uden anførselstegn'],
  ['titel: "\\ø"', 1, '\\ø i en tekst med dobbelte anførselstegn'],
  ['\ttitel: a\n\tdato: b\n\ttags: c', 1, 'en tabulator først på linjen i stedet for mellemrum'],
])('says in Danish what is wrong in the YAML %j, once', (source, line, found) => {
  expect(readYaml('x.yaml', source).diagnostics).toMatchObject([{ line, where: 'YAML', found }]);
});

test.each([
  ['<Note titel="Husk">\n\nTekst.', '<Note>, som ikke er lukket'],
  ['<Note titel="Husk">En\n\nto</Note>', '<Note>, som ikke er lukket'],
  ['Tekst.</Note>', 'et slutmærke uden startmærke'],
  ['<Note titel="Husk">x</Tabel>', '</Tabel>, hvor <Note> skal lukkes'],
  ['Færre end <3 kunder', '<3, som ikke begynder et mærke'],
  ['Færre end <b', '<, som ikke begynder et mærke'],
  ['<!-- en note -->', '<!, som ikke begynder et mærke'],
  ['<Note titel="Husk>x</Note>', 'en attribut uden anførselstegn før og efter værdien'],
  [
    '<Note titel="Husk" <b>x</Note>',
    'et mærke eller en attribut, som ikke er lukket: her eller i en linje før mangler et " eller >',
  ],
  ['<Note titel=Husk>x</Note>', 'en attribut uden anførselstegn før og efter værdien'],
  ['Det står i { her', '{ uden }'],
  ['Det står i {to ord}', 'kode mellem { og }'],
  ['import alt fra', 'en linje, der begynder med import eller export'],
])('says in Danish what is wrong in the MDX %j', async (text, found) => {
  expect((await reportOfText(text)).diagnostics).toMatchObject([{ line: 5, where: 'MDX', found }]);
});
