import { expect, test } from 'vitest';
import { isDoubleClick } from './use-single-clicks.ts';

const click = { detail: 1, pointerType: 'mouse', timeStamp: 1000, clientX: 100, clientY: 100 };
const tap = { ...click, pointerType: 'touch' };

test.each([
  ['a second mouse click', click, { ...click, detail: 2, timeStamp: 1150 }, true],
  ['a slow one that the system still counts', click, { ...click, detail: 2, timeStamp: 1800 }, true],
  ['two deliberate mouse clicks', click, { ...click, timeStamp: 1150 }, false],
  ['a counted click elsewhere', click, { ...click, detail: 2, timeStamp: 1150, clientX: 200 }, false],
  ['a key press after a click', click, { ...click, detail: 0, pointerType: '', timeStamp: 1150 }, false],
  ['a second tap that is not counted', tap, { ...tap, timeStamp: 1300, clientY: 115 }, true],
  ['a tap half a second later', tap, { ...tap, timeStamp: 1501 }, false],
  ['a tap elsewhere', tap, { ...tap, timeStamp: 1300, clientY: 160 }, false],
])('%s', (_what, first, second, expected) => {
  expect(isDoubleClick(first, second)).toBe(expected);
});
