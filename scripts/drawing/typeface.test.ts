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

test('a line is as wide as its letters and the kerning between them', () => {
  expect(small.width('A', 10)).toBe(6);
  expect(small.width('AV', 10)).toBeCloseTo(6 + 4 - 0.8);
  expect(small.width('VA', 10)).toBeCloseTo(6 + 4);
});

test('large sizes are set tighter', () => {
  expect(small.width('VA', 40)).toBeCloseTo((40 + 60 - 2.2) * 0.4);
});

test('outlines stand on the line at the size asked for, to a tenth', () => {
  expect(small.path('AV', 1, 20, 10)).toBe('M1 20 L7.1 21 M6.7 19.5 ');
});

test('a character that the font does not have is drawn as its box', () => {
  expect(small.path('ж', 0, 0, 10)).toBe(small.path('?', 0, 0, 10));
  expect(small.width('жж', 10)).toBe(10);
});

test.each([500, 600, 700] as const)(
  'weight %i has the digits, and 600 and 700 every Danish letter',
  (weight) => {
    const box = typeface(weight).path('\u{10FFFF}', 0, 0, 20);
    for (const char of weight === 500 ? '0123456789' : '0123456789æøåÆØÅéü–»«’') {
      expect(typeface(weight).path(char, 0, 0, 20), char).not.toBe(box);
    }
  },
);
