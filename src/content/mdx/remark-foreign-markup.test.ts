import { expect, test } from 'vitest';
import { reportOfText } from '../../../tests/fixtures/report-of-text.ts';

const diagnosticsOf = async (text: string) => (await reportOfText(text)).diagnostics;

test.each([
  [':::tip Husk\nSkift aldrig.\n:::', 5, ':::tip Husk', 'komponenten Note eller Eksempel'],
  ['Før.\n\n!!! note "Husk"', 7, '!!! note "Husk"', 'komponenten Note eller Eksempel'],
  ['.. warning:: Pas på', 5, '.. warning:: Pas på', 'komponenten Note eller Eksempel'],
  ['== Titel ==', 5, '== Titel ==', 'havelåger foran en overskrift'],
  ['h2. Titel', 5, 'h2. Titel', 'havelåger foran en overskrift'],
  ['Det er ==meget vigtigt== her.', 5, '==meget vigtigt==', '**fed** eller *kursiv*'],
  ['Det er ++nyt++ her.', 5, '++nyt++', '**fed** eller *kursiv*'],
  ["Det er '''fed''' her.", 5, "'''fed'''", '**fed** eller *kursiv*'],
  ['Tekst\n%% en note %%', 6, '%% en note %%', 'en note til dig selv skrives {/* … */}'],
  ['/* husk\nat rette */', 5, '/* husk', 'en note til dig selv skrives {/* … */}'],
  ['/*husk*/', 5, '/*husk*/', 'en note til dig selv skrives {/* … */}'],
  ['200 m^2^ stort', 5, '^2^', 'tegnet selv: ² og ³, ₂ og ₃'],
  ['H~2~O', 5, '~2~', 'tegnet selv: ² og ³, ₂ og ₃'],
  ['Ord\n: Forklaring', 6, ': Forklaring', 'en liste med bindestreg eller en tabel'],
  ['Godt :smile: og :+1:', 5, ':smile:', 'ord: hjemmesiden bruger ingen emoji'],
  ['Arealet er $a^2 + b^2$.', 5, '$a^2 + b^2$', 'formlen med almindelige tegn'],
  ['$$x = 2$$', 5, '$$x = 2$$', 'formlen med almindelige tegn'],
  ['A&amp;nbsp;B', 5, '&nbsp;', 'tegnet selv i stedet for koden'],
  ['A&nbsp B', 5, '&nbsp', 'tegnet selv i stedet for koden'],
  ['```mermaid\ngraph\n```', 5, '```mermaid', 'komponenten Figur med en tegning (svg)'],
  ['| a |\n| --- |\n| ==x== |', 7, '==x==', '**fed** eller *kursiv*'],
  ['<Note titel="Husk">==x==</Note>', 5, '==x==', '**fed** eller *kursiv*'],
  ['> ==x==', 5, '==x==', '**fed** eller *kursiv*'],
])('names what stands for the markup in %j', async (text, line, found, expected) => {
  expect((await diagnosticsOf(text))[0]).toMatchObject({ line, found, expected });
});

test.each([
  '`==x==`, `:smile:` og `$a$`',
  '```js\n/* kode */ a == b\n```',
  'Skriv \\==x== og \\:smile:.',
  'Se [kortet](https://www.dmi.dk/==a==) og https://www.dmi.dk/:ja:/.',
  'C++ og C++11, a == b, kl. 10:30:15, R&D; AT&T.',
  'AT&amp;T og 5&nbsp;minutter',
  'Et »citat« med ’apostrof’ og EU\'s "regler".',
])('accepts %j', async (text) => {
  expect(await diagnosticsOf(text)).toEqual([]);
});
