import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments } from '../../scripts/chromium-arguments.ts';
import type { BrowserOptions } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(import.meta.dirname, '.output');

export default defineConfig<BrowserOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // What is read aloud of each kind of page, for people to read too; `npm run browser -- assistive -u` writes it anew.
  snapshotPathTemplate: '{testDir}/aria/{arg}{ext}',
  outputDir: resolve(output, 'results'),
  // What is timed belongs to the benchmark (`npm run bench:browser`): a shared machine's bad minute is no fault.
  grep: process.env.BENCH ? /@bench/ : undefined,
  grepInvert: process.env.BENCH ? undefined : /@bench/,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try is a fault in the test or in the site, and is listed as flaky. On CI it does not
  // stop a landing: the machine is shared, and its bad second is nobody's fault.
  retries: process.env.CI ? 1 : 0,
  workers: process.env.BENCH ? 1 : 3,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  // The JSON report goes to the file that PLAYWRIGHT_JSON_OUTPUT_FILE names (see scripts/commands/check.ts).
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    // The server takes any free port and prints it; the name below lands in the environment before a test runs.
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.TEST_PORT ?? 4173}`,
    browserName: 'chromium',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording costs a seventh of the processor's time: only a second try does it. By hand: `npm run browser -- --trace on`.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArguments,
    },
  },
  // BASE_URL names a server that runs already, for work on one test.
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
