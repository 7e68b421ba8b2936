import { expect, test } from 'vitest';
import { parseTextValues } from './text-values.ts';

const empty = { name: '', phone: '12' };

test.each<[unknown, { name: string; phone: string }]>([
  [undefined, empty],
  [null, empty],
  ['x', empty],
  [[], empty],
  [{}, empty],
  [{ name: 'Åse' }, { name: 'Åse', phone: '12' }],
  [
    { name: 'Åse', phone: '' },
    { name: 'Åse', phone: '' },
  ],
  [{ name: 7, phone: null }, empty],
  [
    { name: 'Åse', more: 'x' },
    { name: 'Åse', phone: '12' },
  ],
])('reads the named text values from %o', (stored, expected) => {
  expect(parseTextValues(stored, empty)).toEqual(expected);
});
