import { expect, test } from 'vitest';
import { plainTextDiagnostic } from './plain-text.ts';

test.each([
  ['a **b** c', '**b**'],
  ['__x__', '__x__'],
  ['er *med* her', '*med*'],
  ['er _med_ her', '_med_'],
  ['se `kode` her', '`kode`'],
  ['se [vores priser](/priser)', 'priser](/priser)'],
  ['hurtigt.<br>Design', '<br>'],
  ['<Pris navn="a" />', '<Pris navn="a" />'],
  ['Design &amp; drift', '&amp;'],
  ['Design &nbsp drift', '&nbsp'],
  ['10 \\* 2', '\\*'],
  ['# Titel', '# Titel'],
  ['- punkt', '- punkt'],
  ['==x==', '==x=='],
  ['[[side]]', '[[side]]'],
])('finds in %j what visitors would read: %s', (text, found) => {
  expect(plainTextDiagnostic(text)).toContain(`uden ${found}:`);
});

test.each([
  'Bliv #1 på Google',
  '#1 på Google',
  '2 * 3 * 4 og 5*3*2',
  'snake_case_navn',
  'a < b og x <3',
  'AT&T, R&D; og C++',
  '1. juni',
  'kl. 10:30:15',
  '»EU\'s« "regler" [1]',
  '50 % - 60 %',
])('accepts %j', (text) => {
  expect(plainTextDiagnostic(text)).toBeNull();
});
