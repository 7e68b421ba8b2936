import { expect, test } from 'vitest';
import { createTypeface, typeface } from './typeface.ts';

const small = createTypeface({
  unitsPerEm: 100,
  glyphs: { '': [50, 'M0 0L10 0'], A: [60, 'M0 0L60.5 -10'], V: [40, 'M5 5'] },
  kerning: {
    left: { A: 1, V: 0 },
    right: { A: 0, V: 1 },
    units: [
      [0, 0],
      [0, -8],
    ],
  },
});

test('the width of a line is the sum of its advance widths and kerning', () => {
  expect(small.width('A', 10)).toBe(6);
  expect(small.width('AV', 10)).toBeCloseTo(6 + 4 - 0.8);
  expect(small.width('VA', 10)).toBeCloseTo(6 + 4);
});

test('large sizes have tighter letter spacing', () => {
  expect(small.width('VA', 40)).toBeCloseTo((40 + 60 - 2.2) * 0.4);
});

test('outlines are scaled to the size, placed on the baseline and rounded to tenths', () => {
  expect(small.path('AV', 1, 20, 10)).toBe('M1 20 L7.1 21 M6.7 19.5 ');
});

test("draws the font's box for a missing character", () => {
  expect(small.path('ж', 0, 0, 10)).toBe(small.path('?', 0, 0, 10));
  expect(small.width('жж', 10)).toBe(10);
});

test('draws a letter whose accent is a character of its own as one letter', () => {
  expect(typeface(700).path('Få'.normalize('NFD'), 0, 0, 20)).toBe(typeface(700).path('Få', 0, 0, 20));
});

test.each([500, 600, 700] as const)(
  'weight %i has all digits; 600 and 700 also have all Danish letters',
  (weight) => {
    const box = typeface(weight).path('\u{10FFFF}', 0, 0, 20);
    for (const char of weight === 500 ? '0123456789' : '0123456789æøåÆØÅéü–»«’') {
      expect(typeface(weight).path(char, 0, 0, 20), char).not.toBe(box);
    }
  },
);
