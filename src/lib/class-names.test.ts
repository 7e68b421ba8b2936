import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test.each<[(string | undefined)[], string]>([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a b'],
  [['a', undefined, '', 'b'], 'a b'],
  [[undefined], ''],
])('%j becomes %j', (names, expected) => {
  expect(classNames(...names)).toBe(expected);
});
