import '../../scripts/environment/read-env.mjs';

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { checkEnvironment } from '../../scripts/environment/check-environment.ts';
import { builtDirectory } from '../../scripts/lib/dist-directory.ts';
import { root } from '../../scripts/lib/root.ts';
import { ensureChromium } from './ensure-chromium.ts';
import type { BrowserOptions } from './fixtures.ts';
import { environmentWithFont } from './test-fonts.ts';

const output = resolve(import.meta.dirname, '.output');

// Workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) {
  checkEnvironment();
  process.env.CHROMIUM_PATH = ensureChromium();
  // Without them half of the tests would wait two minutes each for a form.
  if (!readFileSync(`${builtDirectory()}/kontakt.html`, 'utf8').includes('<form')) {
    console.error('dist/ er bygget uden formularerne, som testene udfylder. Kør npm run build:test først.');
    process.exit(1);
  }
}

/** The browser brings its system font, so that no test depends on those of the machine. */
const launchOptions = (font: Parameters<typeof environmentWithFont>[0]) => ({
  executablePath: process.env.CHROMIUM_PATH,
  // Fractional glyph widths, as on current screens, which the headless shell would round.
  args: ['--disable-gpu', '--font-render-hinting=none'],
  env: environmentWithFont(font),
});

export default defineConfig<BrowserOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: resolve(output, 'results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on retry is listed as flaky and needs a fix. It does not block a merge, because CI machines
  // are shared and may be slow.
  retries: process.env.CI ? 1 : 0,
  // One more than cores, as tests also wait.
  workers: availableParallelism() + 1,
  // Generous, because CI machines are shared and may be slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // `webServer.wait` below reads the port from the server output and sets TEST_PORT before the tests run.
    baseURL: `http://localhost:${process.env.TEST_PORT ?? 4173}`,
    browserName: 'chromium',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    viewport: { width: 1280, height: 800 },
    // Nothing moves under the pointer, and no frame is painted for nothing; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces cost a seventh of the CPU time, so only retries record one. Manually: `npm run browser -- --trace on`.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'arimo', use: { launchOptions: launchOptions('arimo') } },
    // The swap from each other system font to the site's.
    ...(['roboto', 'dejavu'] as const).map((font) => ({
      name: `${font} @rare`,
      testMatch: 'font-swap.spec.ts',
      use: { launchOptions: launchOptions(font) },
    })),
  ],
  webServer: {
    command: 'npm run --silent serve',
    cwd: root,
    env: { PORT: '0', LEADS_DIRECTORY: resolve(output, 'leads') },
    wait: { stdout: /http:\/\/localhost:(?<test_port>\d+)/ },
    timeout: 30_000,
  },
});
