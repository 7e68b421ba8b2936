import { expect, test } from 'vitest';
import { dialArc, dialMaximum, dialShare, dialStroke } from './dial.ts';

test('puts the limit at the same position on every dial', () => {
  expect(dialMaximum(2.5)).toBeCloseTo(6.25);
  for (const limit of [2.5, 200, 0.1]) expect(dialShare(limit, limit)).toBeCloseTo(0.4);
});

test('clamps a value to the dial', () => {
  expect(dialShare(-1, 200)).toBe(0);
  expect(dialShare(9_999, 200)).toBe(1);
});

test('draws the rim clockwise from left to right', () => {
  expect(dialArc(0, 1, 80)).toBe('M20 100A80 80 0 0 1 180 100');
  expect(dialArc(0.5, 1, 80)).toBe('M100 20A80 80 0 0 1 180 100');
});

test('draws a radial line at a share of the dial', () => {
  expect(dialStroke(0, 0, 50)).toBe('M100 100L50 100');
  expect(dialStroke(0.5, 10, 50)).toBe('M100 90L100 50');
});
