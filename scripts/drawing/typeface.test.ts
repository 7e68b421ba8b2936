import { expect, test } from 'vitest';
import { typeface } from './typeface.ts';

const { width, path, letters, missing, unitsPerEm } = typeface(700);

/** Returns the numbers of path data. */
const numbers = (data: string) => (data.match(/-?[\d.]+/g) ?? []).map(Number);

test('the width of a line grows with its size, and pairs such as AV stand closer', () => {
  expect(width('A', 20)).toBeCloseTo(2 * width('A', 10));
  expect(width('AV', 10)).toBeLessThan(width('A', 10) + width('V', 10));
  expect(width('', 10)).toBe(0);
});

test('large sizes have tighter letter spacing', () => {
  expect(width('HI', 40) / 40).toBeCloseTo(width('HI', 20) / 20 - 0.022);
});

test('a heavier weight has wider letters', () => {
  expect(width('mål', 20)).toBeGreaterThan(typeface(400).width('mål', 20));
});

test('outlines stand on the baseline, begin at their place and are rounded to tenths', () => {
  const all = numbers(path('H', 100, 50, 20));
  const [across, down] = [0, 1].map((part) => all.filter((_, index) => index % 2 === part));
  expect(Math.min(...(across ?? []))).toBeGreaterThan(100);
  expect(Math.max(...(across ?? []))).toBeLessThan(100 + width('H', 20));
  expect(Math.max(...(down ?? []))).toBe(50);
  expect(Math.min(...(down ?? []))).toBeLessThan(40);
  expect(all.every((value) => Number(value.toFixed(1)) === value)).toBe(true);
});

test('letters have outlines in whole font units, y upwards, and a space has none', () => {
  const [first, second] = letters('H H', 20);
  expect(letters('H H', 20)).toHaveLength(2);
  expect(first?.outline).toMatch(/^M\d+ \d+L/);
  expect(Math.max(...numbers(first?.outline ?? ''))).toBeLessThan(unitsPerEm);
  expect(second).toEqual({
    outline: first?.outline,
    offset: Math.round((width('H ', 20) * unitsPerEm) / 20),
  });
});

test("draws the font's box for a missing character", () => {
  expect(missing('Søg ж')).toBe('ж');
  expect(path('ж', 0, 0, 10)).toBe(path('\u{10FFFF}', 0, 0, 10));
});

test('draws a letter whose accent is a character of its own as one letter', () => {
  expect(path('Få'.normalize('NFD'), 0, 0, 20)).toBe(path('Få', 0, 0, 20));
});

test('has all digits, Danish letters and letters of names from the neighbouring countries', () => {
  expect(missing('0123456789æøåÆØÅéü–»«’')).toBeUndefined();
});
