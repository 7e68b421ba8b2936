import { expect, test } from 'vitest';
import { readArticle } from '../../../tests/fixtures/read-article.ts';
import { nodeRules, proseRules } from '../mdx/check-rules.ts';
import { syntaxRules } from '../mdx/syntax-rules.ts';
import { tagRules } from '../mdx/tag-rules.ts';

const findingsOf = async (text: string) => (await readArticle(text)).findings;

const all = [...proseRules, ...nodeRules, ...tagRules, ...syntaxRules];

test.each<(typeof all)[number]>(all)('$bad is answered with $expected, $good is accepted', async (rule) => {
  const said = (await findingsOf(rule.bad)).map(({ expected, severity }) => [expected, severity]);
  expect(said).toEqual([[expect.stringContaining(rule.expected), rule.severity]]);
  expect(await findingsOf(rule.good)).toEqual([]);
});

// Further forms of the same mistakes, with the line to paste.
test.each([
  ['1. maj har vi lukket.', 'dato', '1\\. maj har vi lukket.'],
  ['3. okt. holder vi lukket.', 'dato', '3\\. okt. holder vi lukket.'],
  ['· et punkt', 'liste', '- et punkt'],
  ['✓ Hurtig\n✓ Billig', 'liste', '- Hurtig'],
  ['-første\n-andet', 'liste', '- første'],
  ['(1) første\n(2) andet', 'liste', '1. første'],
  ['1.første\n2.andet', 'liste', '1. første'],
  ['Billedet er 2*3*4 cm.', 'teksten', '2\\*3\\*4'],
  ['Et { her', 'MDX', undefined],
  ['Tekst.\n\n{/* en note\n\nMere tekst.', 'MDX', undefined],
  ['2019. Det var året.', 'liste', '2019\\. Det var året.'],
  ['Pakke\tTid\tSider\nLille\tto uger\tfem', 'tabel', undefined],
  ['Hvad koster det?\n===', 'overskrift', '## Hvad koster det?'],
  ['#### Dybt **nede** [#nede]', 'overskrift', '## Dybt **nede** [#nede]'],
  ['## Løsning [#En løsning]', 'anker', '## Løsning [#en-loesning]'],
  ['Skriv **Husk:**altid.', 'teksten', undefined],
  ['Se [side](/pri ser) her.', 'teksten', undefined],
  ['Se [side][ref] her.', 'teksten', undefined],
  ['Det er en påstand citeturn0search5.', 'teksten', undefined],
  ['Det er en påstand :contentReference[oaicite:0].', 'teksten', undefined],
  ['> [!NOTE]\n> Skift aldrig en adresse.', 'boks', '<Note titel="Husk">…</Note>'],
  ['<Note titel="Husk">==x==</Note>', 'teksten', '**meget vigtigt**'],
  ['Skriv til <https://www.dmi.dk/> nu.', 'MDX', '[teksten på linket](https://www.dmi.dk/)'],
  ['På {{levering.pakker}}.', 'MDX', '<Fakta navn="levering.pakker" />'],
  ['Fra {pakke.lille.pris} om året.', '{ }', '<Pris navn="pakke.lille.pris" />'],
  ['<Note titel="Husk">\n\nTekst.', 'MDX', '</Note>'],
  ['<Fremhæv tal="3">y</Fremhæv>', '<Fremhæv>', '<Fremhaev tal="2,5 sekunder">…</Fremhaev>'],
  ['<Callout>y</Callout>', '<Callout>', '<Note titel="Husk">…</Note>'],
  ['Det koster [7.500](/priser) kr. om året.', 'pris', '<Pris navn="navnet på prisen" />'],
  ['Det koster 7.500\u00a0kr. om året.', 'pris', '<Pris navn="navnet på prisen" />'],
  ['Ifølge [vores artikel](/artikler) er det sundt.', 'kilde', undefined],
  ['Først noget andet. Så siger 53 pct. noget.', 'kilde', undefined],
  ['| Land | Andel |\n| --- | --- |\n| Danmark | 27,6 % |', 'kilde', undefined],
  ['<Fremhaev tal="49 %">\n\nSå mange står i skygge.\n\n</Fremhaev>', 'kilde', undefined],
  ['<Note titel="Kort">Det er **49 %** af dem.</Note>', 'kilde', undefined],
])('%j is answered at %s', async (text, where, example) => {
  const [diagnostic, ...others] = await findingsOf(text);
  expect(others).toEqual([]);
  expect(diagnostic?.where).toBe(where);
  if (example) expect(diagnostic?.example).toContain(example.slice(0, 60));
});

test.each([
  'Til de fleste er 5 nok, og i 2024 nok den vigtigste.',
  'Siden er klar på 2,5 sek. og har 20.000 følgere.',
  'Skriv \\*\\*\\*\\* eller \\[tekst\\](/side), \\==x== og \\:smile:.',
  'Se [1], »vi […] gjorde [...] det« og \\[sic].',
  '`[a][b]`, `[[side]]`, `==x==` og `##Titel`',
  'Se [kortet](https://www.dmi.dk/==a==) og https://www.dmi.dk/:ja:/.',
  'C++, a == b, kl. 10:30:15, R&D; AT&T, "$" og A$ i dag.',
  'Et »citat« med ’apostrof’ og EU\'s "regler".',
  'Et *kursivt* ord, 2 * 3 = 6, #1 og a ##b.',
  '1. a\n2. b\n\nMellem.\n\n3. c\n4. d',
  '1. a\n1. b\n1. c',
  '* a\n* b',
  '- a\n  - b\n- c',
  'Et u*lige*vægtigt ord.',
  'Her er listen:\n- a\n- b',
  '> Et citat.',
  'Den 1. maj og i 2019.',
  'Det tager ~5 minutter~ cirka.',
  '– Hvad koster det? spurgte hun.\n\n– Det kommer an på det.',
  'En tanke – som\n– måske – er god.',
  'A. P. Møller er stor.\n\nB. S. Ingemann skrev.',
  '-5 grader er koldt.',
  'Én\ttabulator i en linje.',
  '{/* 7.500 kr. */}\n\nTekst med en | midt i.',
  '## Afsnit\n\n### Under\n\n## Næste [#pris] {/* husk */}',
  'Efter vores erfaring står de fleste i skygge, og vi gemmer kun det, du oplyser.',
  '| Land | Andel |\n| --- | --- |\n| [Danmark](https://example.org/koer) | 27,6 % |',
  '<Fremhaev tal="49 %">\n\nI skygge <Kilde navn="Køer" til="https://example.org/koer" />.\n\n</Fremhaev>',
])('%j is accepted', async (text) => {
  expect(await findingsOf(text)).toEqual([]);
});

test('names the line of a mistake in a long paragraph, and the sentence', async () => {
  expect(await findingsOf('Tekst.\nDet koster\n7.500 kr. om året.')).toMatchObject([
    { line: 7, found: '7.500 kr.' },
  ]);
  expect(await findingsOf('Tekst.\n\n{/* husk\n\nMere tekst.\n\nSlut.')).toMatchObject([{ line: 7 }]);
  expect(await findingsOf('Et afsnit.\n\nNoget andet. Så siger 49 % noget. Og slut.')).toMatchObject([
    { line: 7, found: 'Så siger 49 % noget.' },
  ]);
});
