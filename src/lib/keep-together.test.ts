import { expect, test } from 'vitest';
import { keepEnd, keepTitleEnd, keepTogether, splitAtHyphenWords } from './keep-together.ts';

test.each([
  ['Under 200 ms', 'Under 200\u00a0ms'],
  ['5.000 kr. pr. måned', '5.000\u00a0kr. pr.\u00a0måned'],
  ['loven § 10', 'loven §\u00a010'],
  ['mindst 44 × 44 pixel', 'mindst 44\u00a0×\u00a044\u00a0pixel'],
  ['CVR 00000001', 'CVR\u00a000000001'],
  ['Firma ApS, by', 'Firma\u00a0ApS, by'],
  ['tendenser i 2025', 'tendenser i\u00a02025'],
  ['fakturaen om måneden', 'fakturaen om\u00a0måneden'],
  ['efter artikel 6, litra f, i loven', 'efter artikel\u00a06, litra\u00a0f, i loven'],
  ['12 måneder', '12 måneder'],
  ['Ring først. Vi læser det, du skriver', 'Ring først. Vi\u00a0læser det, du\u00a0skriver'],
  ['Vi svarer selv. Den ene tegner', 'Vi svarer selv. Den\u00a0ene tegner'],
  ['siden 28. juni 2025', 'siden 28.\u00a0juni 2025'],
])('%j keeps unit, abbreviation and subject on a line', (text, expected) => {
  expect(keepTogether(text)).toBe(expected);
});

test.each([
  ['Skriv en e-mail til os', ['Skriv en ', 'e-mail', ' til os']],
  ['E-handelsloven', ['', 'E-handelsloven', '']],
  ['side-mail', ['side-mail']],
  ['om E-E-A-T, fire', ['om ', 'E-E-A-T', ', fire']],
  ['A-B-test', ['A-B-test']],
])('%j is split at words that must not break after a hyphen', (text, expected) => {
  expect(splitAtHyphenWords(text)).toEqual(expected);
});

test.each([
  ['Fundet på Google', 'Fundet på\u00a0Google'],
  ['Om tilgængelighedserklæringer', 'Om tilgængelighedserklæringer'],
])('%j ends with a short word and the last', (title, expected) => {
  expect(keepTitleEnd(title)).toBe(expected);
});

test.each([
  ['Skriv om det, du lever af, er med.', 'Skriv om det, du lever af,\u00a0er\u00a0med.'],
  ['Så kom til os.', 'Så kom til os.'],
])('%j ends with no two tiny words alone', (text, expected) => {
  expect(keepEnd(text)).toBe(expected);
});
