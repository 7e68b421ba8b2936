import { expect, test } from 'vitest';
import { areaPath, hatchPath, linePath, plotPoints } from './plot.ts';

test('values become points from edge to edge, the ceiling at the top', () => {
  expect(plotPoints([0, 50, 100], 100)).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ]);
});

test('one value stands at the left edge and none give nothing', () => {
  expect(plotPoints([5], 10)).toEqual([{ x: 0, y: 50 }]);
  expect(plotPoints([], 10)).toEqual([]);
});

test('coordinates keep two decimals at most', () => {
  expect(plotPoints([1, 1, 1, 1], 3)).toEqual([
    { x: 0, y: 66.67 },
    { x: 33.33, y: 66.67 },
    { x: 66.67, y: 66.67 },
    { x: 100, y: 66.67 },
  ]);
});

test('the line runs through every point and the area closes it along the bottom', () => {
  const points = [
    { x: 0, y: 80 },
    { x: 50, y: 40 },
    { x: 100, y: 20 },
  ];
  expect(linePath(points)).toBe('M0 80L50 40L100 20');
  expect(areaPath(points)).toBe('M0 80L50 40L100 20L100 100L0 100Z');
  expect(areaPath([])).toBe('');
});

test('hatching leaves the two edges free', () => {
  expect(hatchPath(25)).toBe('M0 25H100M0 50H100M0 75H100');
});
