import { expect, test } from 'vitest';
import { areaPath, hatchPath, linePath, plotPoints } from './plot.ts';

test('spreads points from edge to edge, with the ceiling at the top', () => {
  expect(plotPoints([0, 50, 100], 100)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
});

test('puts a single value at the left edge and returns no points without values', () => {
  expect(plotPoints([5], 10)).toEqual([{ x: 0, y: 50 }]);
  expect(plotPoints([], 10)).toEqual([]);
});

test('rounds coordinates to two decimals', () => {
  expect(plotPoints([1, 1, 1, 1], 3)).toEqual([
    { x: 0, y: 66.67 },
    { x: 33.33, y: 66.67 },
    { x: 66.67, y: 66.67 },
    { x: 100, y: 66.67 },
  ]);
});

test('draws the line through every point and closes the area along the bottom', () => {
  const points = [
    { x: 0, y: 80 },
    { x: 50, y: 40 },
    { x: 100, y: 20 },
  ];
  expect(linePath(points)).toBe('M0 80L50 40L100 20');
  expect(areaPath(points)).toBe('M0 80L50 40L100 20V100H0Z');
});

test('draws no hatching at the top and bottom edges', () => {
  expect(hatchPath(25)).toBe('M0 25H100M0 50H100M0 75H100');
});
