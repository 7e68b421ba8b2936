import { expect, test } from 'vitest';
import { checkCharacters, checkLines } from './check-source.ts';

test.each([
  '---\ntitel: x\n---\n\nTekst.\n',
  'To 👩🏽‍💻 og et ❤️.',
  '- a\n* b\n1. c\n> d\n| e |\n## f\n\tindrykket',
  'Fem = tegn: =====',
  'SÃO PAULO og »ÂGE« på `pÃ¥`: ½ af 30 m².',
])('accepts %j', (source) => {
  expect([...checkLines(source), ...checkCharacters(source)]).toEqual([]);
});

test.each([
  ['a\u200bb', 'U+200B'],
  ['a\u000bb', 'U+000B'],
  ['a\u2003b', 'U+2003'],
  ['\uf0b7 punkt fra Word', 'U+F0B7'],
  ['a\u200db', 'U+200D'],
])('names the character that nobody sees in %j', (source, name) => {
  expect(checkCharacters(source)).toMatchObject([
    { where: 'usynligt tegn', expected: expect.stringContaining(`uden ${name}`) },
  ]);
});

test.each(['En s\ufffdtning.', 'pÃ¥ dansk', 'slut â€“ nu', 'to Â m', '10 mÂ²', 'ðŸ˜€'])(
  'names the line that is not UTF-8, or was made to be it twice: %j',
  (text) => {
    expect(checkCharacters(`a\n${text}`)).toMatchObject([{ line: 2, where: 'tegn' }]);
  },
);

test('shows the plain letters in place of those that no screen reader reads', () => {
  expect(checkCharacters('- 𝗕𝗶𝗹𝗹𝗶𝗴 og Ｎｙ m²')).toMatchObject([
    { line: 1, where: 'tegn', example: '- Billig og Ny m²' },
  ]);
});

test.each(['<<<<<<< HEAD', '=======', '>>>>>>> nyt-afsnit', '||||||| 3f2c1a0'])(
  'reports %s, which git has left',
  (line) => {
    expect(checkLines(`a\n${line}\nb`)).toMatchObject([{ line: 2, where: 'konflikt' }]);
  },
);
