import { expect, test } from 'vitest';
import { readArticle } from '../../../tests/fixtures/read-article.ts';
import { readContent } from '../read-content.ts';
import { nodeRules, proseRules } from './check-rules.ts';
import { syntaxRules } from './syntax-rules.ts';

const diagnosticsOf = async (text: string) => (await readArticle(text)).diagnostics;

/**
 * Texts that break a rule, each with what is wrong and, where the message has a line to paste, how that begins. The commonest
 * mistakes are in tests/fixtures/faulty, with the whole of their messages.
 */
const mistakes: [text: string, where: string, example?: string][] = [
  ['Det er sandt 【4†source】.', 'teksten', '[Googles vejledning]'],
  ['Se ![[skema.png]] om emnet.', 'link', '[skema.png]('],
  ['kladde: true\n\n## Et afsnit', 'kladde'],
  ['| Pakke | Tid |', 'tabel'],
  ['Se [vores priser] (/priser) her.', 'teksten', 'Se [vores priser](/priser) her.'],
  ['## Et afsnit\n\n#### Et andet', 'overskrift', '### Et andet'],
  ['## Fra **<Pris navn="pakke.lille.pris" />**', 'overskrift'],
  ['Se [priserne][p] her.\n\n[p]: /priser', 'link', 'Se [priserne](/priser) her.'],
  ['```html\n<b>\n\n## Et afsnit', 'kode'],
  ['```markdown\n## Et afsnit\n\nTekst.\n```', 'kode'],
  ['| A | B |\n| --- | --- |\n| 1 | 2 | 3 |', 'tabel'],
  ['– første punkt\n– andet punkt', 'liste', '- første punkt'],
  ['✅ Hurtig\n✅ Billig', 'liste', '- Hurtig'],
  ['SEO\n: At blive fundet', 'liste', '- **SEO**: At blive fundet'],
  ['1. a\n   1.1. b\n   1.2. c', 'liste', '   1. b'],
  ['Sådan gør du:\n2. Tag den næste.', 'liste'],
  ['1. a\n  - b\n  - c\n\n2. d', 'liste', '   - b'],
  ['| A | B |\n| --- | --- |\n| 1 | 2 |\nTabellen viser tal.', 'tabel'],
  ['- [ ] Et punkt', 'liste', '- Et punkt'],
  ['Det koster **7.500**\nkr. om året.', 'pris', '<Pris navn="navnet på prisen" />'],
  ['Udkast er med på Mellem, ikke på andre.', 'pakke', '<Fakta navn="pakke.mellem.navn" />'],
  ['Han sagde ”det virker” og gik.', 'citationstegn', '»det virker«'],
  ['Det er sandt [1] og målt.', 'fodnote', '<Kilde '],
  ['Skriv til <hej@firma.dk> nu.', 'MDX', '[hej@firma.dk](mailto:hej@firma.dk)'],
  ['## Hvad koster det? {#pris}', 'MDX', '## Hvad koster det? [#pris]'],
  ['Fra {{pakke.lille.pris}} om året.', 'MDX', '<Pris navn="pakke.lille.pris" />'],
  ['<Pakker af=seo />', 'MDX', 'af="seo"'],
  [
    '<Note titel=”Husk”>Skift aldrig en adresse.</Note>',
    'MDX',
    '<Note titel="Husk">Skift aldrig en adresse.</Note>',
  ],
  ['Færre end <3 kunder', 'MDX', '\\<3'],
  ['{beløb}', '{ }'],
  ['<br>ord</br>', '<br>'],
  ['<b>ord</b>', '<b>', '**meget vigtigt**'],
  ['<TABLE>ord</TABLE>', '<TABLE>', '<Tabel '],
  // Further forms of the same mistakes.
  ['3. okt. holder vi lukket.', 'dato', '3\\. okt. holder vi lukket.'],
  ['Fordele:\n❌ Dyr\n👉🏽 Billig', 'liste', '- Dyr'],
  ['1️⃣ Hurtig\n2️⃣ Billig', 'liste', '- Hurtig'],
  ['SEO\n\n: At blive fundet', 'liste', '- **Ordet**: At blive fundet'],
  ['1.1 a\n1.2 b', 'liste', '   1. a'],
  ['1. a\n  1. b\n  2. c\n2. d', 'liste', '   1. b'],
  ['9. a\n10. b\n   - c\n11. d', 'liste', '    - c'],
  ['-første\n-andet', 'liste', '- første'],
  ['(1) første\n(2) andet', 'liste', '1. første'],
  ['1.første\n2.andet', 'liste', '1. første'],
  ['Et { her', 'MDX'],
  ['Tekst.\n\n{/* en note\n\nMere tekst.', 'MDX'],
  ['2019. Det var året.', 'liste', '2019\\. Det var året.'],
  ['Hvad koster det?\n===', 'overskrift', '## Hvad koster det?'],
  ['#### Dybt **nede** [#nede]', 'overskrift', '## Dybt **nede** [#nede]'],
  ['## Løsning [#En løsning]', 'anker', '## Løsning [#en-loesning]'],
  ['Skriv **Husk:**altid.', 'teksten'],
  ['Se [side](/pri ser) her.', 'teksten'],
  ['Se [side][ref] her.', 'teksten'],
  ['Det er en påstand citeturn0search5.', 'teksten'],
  ['Det er en påstand :contentReference[oaicite:0].', 'teksten'],
  ['<Note titel="Husk">==x==</Note>', 'teksten', '**meget vigtigt**'],
  ['Skriv til <https://www.dmi.dk/> nu.', 'MDX', '[teksten på linket](https://www.dmi.dk/)'],
  ['På {{levering.pakker}}.', 'MDX', '<Fakta navn="levering.pakker" />'],
  ['Fra {pakke.lille.pris} om året.', '{ }', '<Pris navn="pakke.lille.pris" />'],
  ['<Eksempel titel="A">\n\n<Note titel="B">\n\nTekst.\n\n</Eksempel>', 'MDX', '</Note>'],
  ['<Note titel="Husk">Tekst.\n\n</Note>', 'MDX'],
  ['Tekst.\n\n</Note>', 'MDX', '<Note>'],
  ['<Fremhæv tal="3">y</Fremhæv>', '<Fremhæv>', '<Fremhaev tal="2,5 sekunder">…</Fremhaev>'],
  ['<Callout>y</Callout>', '<Callout>', '<Note titel="Husk">…</Note>'],
  ['Ifølge [vores artikel](/artikler) er det sundt.', 'kilde'],
  ['| Land | Andel |\n| --- | --- |\n| Danmark | 27,6 % |', 'kilde'],
  ['<Fremhaev tal="49 %">\n\nAf dem står 49 % i skygge.\n\n</Fremhaev>', 'kilde'],
];

test.each(mistakes)('%j is answered at %s', async (text, where, example = '') => {
  const [diagnostic, ...others] = await diagnosticsOf(text);
  expect(others).toEqual([]);
  expect(diagnostic?.where).toBe(where);
  expect(diagnostic?.example ?? '').toContain(example);
});

test('every rule answers one of them or of the faulty files, and what is likely but not certain is a remark', async () => {
  const { diagnostics, warnings } = await readContent('tests/fixtures/faulty');
  const own = await Promise.all(mistakes.map(([text]) => diagnosticsOf(text)));
  const found = [...own.flat(), ...diagnostics, ...warnings];
  for (const { expected, severity } of [...proseRules, ...nodeRules, ...syntaxRules])
    expect(found).toContainEqual(
      expect.objectContaining({ expected: expect.stringContaining(expected), ...(severity && { severity }) }),
    );
});

test.each([
  'Det koster <Pris navn="pakke.lille.pris" /> i alt.',
  'Det er slut her.\n\n---\n\nNu begynder det næste.',
  'Billederne er 1280 × 853 og 640\\*427 pixel.',
  '```html\n<b>\n```',
  '| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |',
  '12\\. september 2025 ændrede vi det.',
  'Det går hurtigere. {/* Ifølge Google 50 % */}',
  '1. Vi begyndte småt.\n2. Så kom 2019.',
  'Færre end \\<3 kunder, og det koster \\{beløb} i dag.',
  'Skriv \\*\\*\\*\\* eller \\[tekst\\](/side), \\==x== og \\:smile:.',
  'Se »vi […] gjorde [...] det« og \\[sic].',
  '`[a][b]`, `[[side]]`, `==x==` og `##Titel`',
  'Se [kortet](https://www.dmi.dk/==a==) og https://www.dmi.dk/:ja:/.',
  'C++, a == b, kl. 10:30:15, R&D; AT&T, "$" og A$ i dag.',
  'Et »citat« med ’apostrof’ og EU\'s "regler".',
  'Et *kursivt* ord, 2 * 3 = 6, #1 og a ##b.',
  '1. a\n2. b\n\nMellem.\n\n3. c\n4. d',
  '1. a\n1. b\n1. c',
  '- a\n  - b\n- c',
  'Et u*lige*vægtigt ord.',
  'Her er listen:\n- a\n- b',
  'Det tager ~5 minutter~ cirka.',
  '– Hvad koster det? spurgte hun.\n\n– Det kommer an på det.',
  'En tanke – som\n– måske – er god.',
  'A. P. Møller er stor.\n\nB. S. Ingemann skrev.',
  '-5 grader er koldt.',
  '✅ Godkendt',
  'Vi bor på\n2. sal og fylder 4 år den\n3. maj.',
  'Vi bruger version\n6.4 i dag.',
  '1. a\n   - b\n     - c\n2. d\n\n   1. e\n   2. f',
  '- a\n  1. b\n  2. c',
  'En note: Kolon : midt i.',
  'Én\ttabulator i en linje.',
  '{/* 7.500 kr. */}\n\nTekst med en | midt i.',
  '## Afsnit\n\n### Under\n\n## Næste [#pris] {/* husk */}',
  'Efter vores erfaring står de fleste i skygge, og vi gemmer kun det, du oplyser.',
  '| Land | Andel |\n| --- | --- |\n| [Danmark](https://example.org/koer) | 27,6 % |',
  '<Fakta navn="pakke.lille.navn" />: <Fakta navn="pakke.lille.sider" />.',
  'Mellem rækkerne er der plads.',
  'Uden svar er bøden op til <Beloeb tekst="10.000 kr." /> hos Datatilsynet.',
  '<Fremhaev tal="49 %">\n\nAf dem står 49 % i skygge.\n\n<Kilde navn="Køer" til="https://example.org/koer" />\n\n</Fremhaev>',
])('%j is accepted', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test.each([
  'a'.repeat(150_000),
  `Se [ ${'a'.repeat(150_000)}`,
  '1 '.repeat(75_000),
  `✅${'!'.repeat(150_000)}`,
])('a text of many letters is read in time that grows with it', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});

test('tells the prices of a pasted table together with what is wrong with the table', async () => {
  expect(await diagnosticsOf('Pakke\tPris\nVores\t7.500 kr.')).toMatchObject([
    { where: 'tabel' },
    { where: 'pris' },
  ]);
});

test('the example of a pasted table keeps its components', async () => {
  const [table] = await diagnosticsOf('Drift\t<Pris navn="hosting.fra" />\tja\nMere\t2\tnej');
  expect(table?.example).toBe('| Drift | <Pris navn="hosting.fra" /> | ja |');
});

test('a misspelt start tag is blamed, not the end tag that does not fit it', async () => {
  expect(await diagnosticsOf('<Noote titel="Husk">\n\nTekst.\n\n</Note>')).toMatchObject([
    { line: 5, found: '<Noote titel="Husk">', expected: expect.stringContaining('Note') },
  ]);
});

test('names the line of a mistake in a long paragraph, and the sentence', async () => {
  expect(await diagnosticsOf('Tekst.\nDet koster\n7.500 kr. om året.')).toMatchObject([
    { line: 7, found: '7.500 kr.' },
  ]);
  expect(await diagnosticsOf('Tekst.\n\n{/* husk\n\nMere tekst.\n\nSlut.')).toMatchObject([{ line: 7 }]);
  expect(await diagnosticsOf('Et afsnit.\n\nNoget andet. Så siger 49 % noget. Og slut.')).toMatchObject([
    { line: 7, found: 'Så siger 49 % noget.' },
  ]);
});
