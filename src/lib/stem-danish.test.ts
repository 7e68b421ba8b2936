import { expect, test } from 'vitest';
import { stemDanish } from './stem-danish.ts';

test.each([
  ['hjemmeside', 'hjemmesider', 'hjemmesiden', 'hjemmesidens', 'hjemmesiderne', 'hjemmesidernes'],
  ['pris', 'priser', 'prisen', 'priserne', 'prisernes'],
  ['hus', 'huset', 'husets', 'huse'],
  ['løsning', 'løsninger', 'løsningens'],
  ['robot', 'robotten', 'robotter'],
  ['faktura', 'fakturaen', 'fakturaer'],
  ['anmeldelse', 'anmeldelser', 'anmeldelserne', 'anmelde'],
  ['virksomhed', 'virksomheder', 'virksomhedens'],
  ['optimere', 'optimerer', 'optimeret'],
  ['billede', 'billeder', 'billederne'],
  ['frisør', 'frisører', 'frisørerne'],
])('%s and its inflected forms have the same stem', (...forms) => {
  expect(new Set(forms.map(stemDanish)).size).toBe(1);
});

test.each([
  ['pris', 'pris'],
  ['gas', 'gas'],
  ['forældreløs', 'foraldrelos'],
  ['en', 'en'],
  ['ude', 'ude'],
  ['virksomhed', 'virksomhed'],
  ['søgning', 'sogning'],
  ['billede', 'billed'],
])('%s has the stem %s', (word, stem) => {
  expect(stemDanish(word)).toBe(stem);
});
