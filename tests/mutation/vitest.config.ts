import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteConfig } from '../../scripts/vite/site-config.ts';
import { virtualContent } from '../../scripts/vite/virtual-content.ts';

/** Runs only the tests beside the sources. Tests of the whole project would fail on the instrumented code. */
export default defineConfig({
  ...siteConfig(virtualContent()),
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // The first starts the server in a child process, where no mutant is active. The others are a separate package.
    exclude: ['scripts/serve/faults.test.ts', 'scripts/artwork/**'],
    // Stryker has its own timeout per mutant. This one must not fail the initial run on a slow machine.
    testTimeout: 60_000,
    runner: join(import.meta.dirname, 'import-runner.ts'),
  },
});
