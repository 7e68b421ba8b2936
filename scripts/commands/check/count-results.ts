/** Number of checks of a step, by result. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  /** Names of the checks that did not run, with the reason where there is one. */
  readonly skipped?: readonly string[];
  /** Names of the tests that passed only on retry. */
  readonly flaky?: readonly string[];
};

/** What Vitest calls tests that did not run. */
const notRun = ['pending', 'skipped', 'todo'];

/** Counts the tests in Vitest's JSON report. A file that fails to load counts as one failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: readonly {
      status: string;
      assertionResults: readonly { status: string; fullName: string }[];
    }[];
  };
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => notRun.includes(status)).map(({ fullName }) => fullName),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped };
}

type Suite = {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
};

/** Counts the tests in Playwright's JSON report. An error outside a test counts as one failure. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors, suites } = report as {
    stats: { expected: number; unexpected: number };
    errors: readonly unknown[];
    suites: readonly Suite[];
  };
  const named = (status: string) => suites.flatMap((suite) => testsWith(status, suite));
  return {
    // A test that passed on retry has passed, and is named.
    passed: stats.expected + named('flaky').length,
    failed: stats.unexpected + errors.length,
    skipped: named('skipped'),
    flaky: named('flaky'),
  };
}

function testsWith(status: string, { file, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter((test) => test.status === status).map(() => `${file}: ${title}`),
  );
  return [...own, ...suites.flatMap((suite) => testsWith(status, suite))];
}

/** Adds counts up, and lists the names of all. */
export function sumCounts(counts: readonly Count[]): Count {
  const sum = (pick: (count: Count) => number) => counts.reduce((total, count) => total + pick(count), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: counts.flatMap(({ skipped = [] }) => skipped),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

/** Formats a count: `12 passed, 0 failed, 2 skipped`, without the last if it is 0. */
export function formatCount({ passed, failed, skipped = [] }: Count): string {
  return `${passed} passed, ${failed} failed${skipped.length ? `, ${skipped.length} skipped` : ''}`;
}
