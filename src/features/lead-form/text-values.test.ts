import { expect, test } from 'vitest';
import { textValues, typedValues } from './text-values.ts';

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
])('of %o the named texts are kept', (stored, expected) => {
  expect(textValues(stored, empty)).toEqual(expected);
});

test('what stands in the fields is typed, an empty field is not', () => {
  const fields = new FormData();
  fields.set('name', 'Åse');
  fields.set('phone', '');
  expect(typedValues(fields)).toEqual({ name: 'Åse' });
});
