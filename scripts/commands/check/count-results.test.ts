import { expect, test } from 'vitest';
import { countPlaywright, countVitest, formatCount } from './count-results.ts';

test('counts Vitest tests, names skipped ones, and a file that fails to load as a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      {
        status: 'passed',
        assertionResults: [
          { status: 'passed', fullName: 'a' },
          { status: 'skipped', fullName: 'b' },
          { status: 'pending', fullName: 'c' },
        ],
      },
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: ['b', 'c'] });
});

test('counts Playwright tests, names flaky and skipped ones and counts errors outside tests as failures', () => {
  const tests = (status: string) => [{ status }];
  const report = {
    stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 1 },
    errors: [{}],
    suites: [
      {
        file: 'contact.spec.ts',
        specs: [
          { title: 'sends', tests: tests('expected') },
          { title: 'waits', tests: tests('skipped') },
        ],
        suites: [{ file: 'contact.spec.ts', specs: [{ title: 'sends again', tests: tests('flaky') }] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 8,
    failed: 3,
    skipped: ['contact.spec.ts: waits'],
    flaky: ['contact.spec.ts: sends again'],
  });
});

test.each([
  [{ passed: 4, failed: 2 }, '4 passed, 2 failed'],
  [{ passed: 4, failed: 0, skipped: ['c'], flaky: ['a', 'b'] }, '4 passed, 0 failed, 1 skipped'],
])('formats %j as »%s«', (count, line) => {
  expect(formatCount(count)).toBe(line);
});
