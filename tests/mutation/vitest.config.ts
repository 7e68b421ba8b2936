import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteConfig } from '../../scripts/vite/site-config.ts';
import { virtualContent } from '../../scripts/vite/virtual-content.ts';

/** The tests that stand beside the logic. Tests of the whole project would fail on the mutants' own code. */
export default defineConfig({
  ...siteConfig(virtualContent()),
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // The first runs the server in a process of its own, where no mutant is active; the others are a package of their own.
    exclude: ['scripts/serve/faults.test.ts', 'scripts/artwork/**'],
    // Stryker gives up a mutant by itself; a slow minute of the machine must not stop its first run.
    testTimeout: 60_000,
    runner: join(import.meta.dirname, 'import-runner.ts'),
  },
});
