export type Count = { readonly passed: number; readonly failed: number };

/** What vitest's JSON report counts; a file that could not be read at all is one failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
  };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken };
}

/** What Playwright's JSON report counts. A test that passed at the second try has passed. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: readonly unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A step that ended badly without naming a failure has failed once. */
export function settle(count: Count, endedWell: boolean): Count {
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** The sum of all steps. */
export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
