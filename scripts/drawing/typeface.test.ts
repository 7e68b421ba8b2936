import { expect, test } from 'vitest';
import { typeface } from './typeface.ts';

const { width, missing } = typeface(700);

test('letters stand as in a browser: pairs such as AV closer, large sizes tighter, heavier weights wider', () => {
  expect(width('AV', 10)).toBeLessThan(width('A', 10) + width('V', 10));
  expect(width('HI', 40) / 40).toBeCloseTo(width('HI', 20) / 20 - 0.022);
  expect(width('mål', 20)).toBeGreaterThan(typeface(400).width('mål', 20));
});

test('has all digits, Danish letters and letters of names from the neighbouring countries', () => {
  expect(missing('0123456789æøåÆØÅéü–»«’')).toBeUndefined();
  expect(missing('Søg ж')).toBe('ж');
});
