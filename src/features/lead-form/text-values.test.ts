import { expect, test } from 'vitest';
import { parseTextValues } from './text-values.ts';

const empty = { name: '', phone: '12' };

test.each<[unknown, { name: string; phone: string }]>([
  [undefined, empty],
  ['x', empty],
  [{ name: 7, phone: null }, empty],
  [
    { phone: '', more: 'x' },
    { name: '', phone: '' },
  ],
  [
    { name: 'Åse', more: 'x' },
    { name: 'Åse', phone: '12' },
  ],
])('reads the named text values from %o', (stored, expected) => {
  expect(parseTextValues(stored, empty)).toEqual(expected);
});
