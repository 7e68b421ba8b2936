import { expect, test } from 'vitest';
import { countPlaywright, countVitest, settle, total } from './count-results.ts';

test('vitest: tests are counted, and a file that could not be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}, {}, {}, {}] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
});

test('Playwright: expected and flaky have passed, errors outside tests have failed', () => {
  const report = { stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 3 });
});

test.each([
  [{ passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  [{ passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  [{ passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
])('%j, ended well: %s', (count, endedWell, expected) => {
  expect(settle(count, endedWell)).toEqual(expected);
});

test('the total is the sum of the steps', () => {
  expect(total([])).toEqual({ passed: 0, failed: 0 });
  expect(
    total([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2 });
});
