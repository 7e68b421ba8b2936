import { expect, test } from 'vitest';
import { type Check, checkPayload, isoMoment, kroner, oneOf, text } from './check-payload.ts';

test.each<[string, Check, unknown, string | null]>([
  ['text', text(3), '', null],
  ['text', text(3), 'abc', null],
  ['text', text(3), 'abcd', 'må højst være 3 tegn'],
  ['text', text(3), '   ', null],
  ['text', text(3), 7, 'skal være tekst'],
  ['text', text(3), null, 'skal være tekst'],
  ['filled text', text(3, { filled: true }), '', 'skal udfyldes'],
  ['filled text', text(3, { filled: true }), ' \n', 'skal udfyldes'],
  ['filled text', text(3, { filled: true }), ' a ', null],
  ['filled text', text(3, { filled: true }), 'abcd', 'må højst være 3 tegn'],
  ['one of two', oneOf(['ja', 'nej']), 'ja', null],
  ['one of two', oneOf(['ja', 'nej']), 'nej', null],
  ['one of two', oneOf(['ja', 'nej']), '', 'skal være en af "ja", "nej"'],
  ['one of two', oneOf(['ja', 'nej']), ['ja'], 'skal være en af "ja", "nej"'],
  ['an amount', kroner, 0, null],
  ['an amount', kroner, 17_000, null],
  ['an amount', kroner, -1, 'skal være et helt tal på mindst 0'],
  ['an amount', kroner, 0.5, 'skal være et helt tal på mindst 0'],
  ['an amount', kroner, 2 ** 53, 'skal være et helt tal på mindst 0'],
  ['an amount', kroner, '5', 'skal være et helt tal på mindst 0'],
  ['an amount', kroner, null, 'skal være et helt tal på mindst 0'],
])('%s: %o given %o is %j', (_what, check, value, reason) => {
  expect(check(value)).toBe(reason);
});

test.each([
  ['2025-09-12T08:30:00.000Z', true],
  ['2025-09-12T08:30:00Z', true],
  ['2025-09-12T08:30:00.123456Z', true],
  ['2025-09-12T08:30:00.Z', false],
  ['2025-09-12T08:30Z', false],
  ['2025-09-12T08:30:00', false],
  ['2025-09-12T08:30:00+02:00', false],
  ['2025-13-12T08:30:00Z', false],
  ['2025-09-12T25:30:00Z', false],
  [' 2025-09-12T08:30:00Z', false],
  ['2025-09-12T08:30:00Z ', false],
  ['12025-09-12T08:30:00Z', false],
  [1757665800000, false],
  [new Date('2025-09-12T08:30:00Z'), false],
  [['2025-09-12T08:30:00Z'], false],
  [null, false],
])('%j is a moment: %s', (value, good) => {
  expect(isoMoment(value)).toBe(good ? null : 'skal være et tidspunkt som 2025-09-12T08:30:00.000Z');
});

const checks = { name: text(5, { filled: true }), size: oneOf(['lille']) };

test.each<[unknown, readonly string[]]>([
  [null, ['Indholdet skal være et objekt']],
  [undefined, ['Indholdet skal være et objekt']],
  ['x', ['Indholdet skal være et objekt']],
  [[], ['Indholdet skal være et objekt']],
  [() => {}, ['Indholdet skal være et objekt']],
  [{}, ['name mangler', 'size mangler']],
  [{ name: 'Åse' }, ['size mangler']],
  [{ name: ' ', size: 'stor' }, ['name skal udfyldes', 'size skal være en af "lille"']],
  [{ name: 'Åse', size: 'lille', toString: 1 }, ['Ukendt felt: toString']],
  [{ name: 'Åse', size: 'lille', ['x'.repeat(50)]: 1 }, [`Ukendt felt: ${'x'.repeat(40)}`]],
  [Object.create({ name: 'Åse', size: 'lille' }), ['name mangler', 'size mangler']],
])('%o is refused with every reason', (value, reasons) => {
  expect(checkPayload(value, checks)).toEqual({ ok: false, reasons });
});

test('what has exactly its fields is handed on as it is', () => {
  const value = { size: 'lille', name: 'Åse' };
  const checked = checkPayload(value, checks);
  expect(checked.ok && checked.payload).toBe(value);
});
