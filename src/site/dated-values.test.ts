import { expect, test } from 'vitest';
import { valuesOn } from './dated-values.ts';
import { formatValue } from './format-fact.ts';

const values = {
  discount: { package: 'mellem', percent: 15, lastDay: '2026-12-31' },
  closings: [{ from: '2026-12-23', to: '2027-01-03' }],
} as const;

test('a discount ends, and a closing begins and ends on its day', () => {
  expect(valuesOn('2026-12-22', values)).toMatchObject({ hasDiscount: true, closing: null });
  expect(valuesOn('2026-12-23', values).closing).toEqual(values.closings[0]);
  expect(valuesOn('2027-01-01', values)).toMatchObject({ hasDiscount: false });
  expect(valuesOn('2027-01-04', values)).toMatchObject({ closing: null, closings: [] });
});

test('while nobody answers, hours say from which day they hold again', () => {
  const hours = { kind: 'tekst', label: 'Telefontid', value: '9-17', again: '2027-01-04' } as const;
  expect(formatValue(hours)).toBe('9-17 fra den 4. januar');
});
