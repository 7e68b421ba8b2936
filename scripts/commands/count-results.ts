/** What a step has checked; a flaky test passed on a second try only. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** By name, so that somebody can look into each. */
  readonly flaky?: readonly string[];
};

/** What vitest's JSON report counts; a file that could not be read at all is one failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
  };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests };
}

type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};

/** What Playwright's JSON report counts. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number; skipped: number };
    errors: readonly unknown[];
    suites: readonly Suite[];
  };
  const flaky = suites.flatMap(flakyTests);
  return { passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped, flaky };
}

function flakyTests({ file, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(() => `${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyTests)];
}

/** A step that ended badly without naming a failure has failed once. */
export function withExitStatus(count: Count, endedWell: boolean): Count {
  return endedWell || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** The sum of all steps. */
export function sumCounts(counts: readonly Count[]): Count {
  const sum = (of: (count: Count) => number) => counts.reduce((all, count) => all + of(count), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped = 0 }) => skipped),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

/** `12 passed, 0 failed`, and behind it what is not always there. */
export function formatCount({ passed, failed, skipped = 0, flaky = [] }: Count): string {
  return [
    `${passed} passed, ${failed} failed`,
    ...(flaky.length ? [`${flaky.length} flaky`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ].join(', ');
}
