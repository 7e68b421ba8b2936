import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../../scripts/chromium-arguments.ts';
import type { BrowserOptions } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(import.meta.dirname, '.output');

export default defineConfig<BrowserOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // Readable ARIA snapshots of each kind of page. `npm run browser -- assistive -u` updates them.
  snapshotPathTemplate: '{testDir}/aria/{arg}{ext}',
  outputDir: resolve(output, 'results'),
  // Timed tests run only in the benchmark (`npm run bench:browser`), because they may fail on a busy machine.
  grep: process.env.BENCH ? /@bench/ : undefined,
  grepInvert: process.env.BENCH ? undefined : /@bench/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On CI, whose machines are shared, a test that passes on retry is listed as flaky but does not fail the run.
  retries: process.env.CI ? 1 : 0,
  workers: process.env.BENCH ? 1 : 3,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  // The JSON report goes to the file that PLAYWRIGHT_JSON_OUTPUT_FILE names (see scripts/commands/check.ts).
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // The server prints the free port it uses. Playwright sets TEST_PORT from the group in `wait` below.
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.TEST_PORT ?? 4173}`,
    browserName: 'chromium',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Tracing takes a seventh of the CPU time, so only retries do it. Locally: `npm run browser -- --trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArguments,
    },
  },
  // With BASE_URL the tests use a running server, which is faster when working on one test.
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'npm run --silent serve',
        cwd: root,
        env: { PORT: '0', LEADS_DIRECTORY: resolve(output, 'leads') },
        wait: { stdout: /http:\/\/localhost:(?<test_port>\d+)/ },
        timeout: 30_000,
      },
});
