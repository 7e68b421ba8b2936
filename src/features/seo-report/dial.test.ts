import { expect, test } from 'vitest';
import { dialArc, dialCeiling, dialShare, dialStroke } from './dial.ts';

test('the limit stands at the same place on every dial', () => {
  expect(dialCeiling(2.5)).toBeCloseTo(6.25);
  for (const limit of [2.5, 200, 0.1]) expect(dialShare(limit, limit)).toBeCloseTo(0.4);
});

test('a value stays on the dial', () => {
  expect(dialShare(-1, 200)).toBe(0);
  expect(dialShare(9_999, 200)).toBe(1);
});

test('the rim runs from left over the top to the right', () => {
  expect(dialArc(0, 1, 80)).toBe('M20 100A80 80 0 0 1 180 100');
  expect(dialArc(0.5, 1, 80)).toBe('M100 20A80 80 0 0 1 180 100');
});

test('a needle points where its share says', () => {
  expect(dialStroke(0, 0, 50)).toBe('M100 100L50 100');
  expect(dialStroke(0.5, 10, 50)).toBe('M100 90L100 50');
});
