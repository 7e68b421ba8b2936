import { defineConfig } from 'vitest/config';
import config from '../../vite.config.ts';

/** Runs only the tests next to the logic: project-wide tests would fail on the code that Stryker inserts. */
export default defineConfig({
  ...config,
  test: {
    globalSetup: 'tests/temporary-folder.setup.ts',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // `faults.test.ts` starts the server in a child process, where no mutant is active.
    exclude: ['scripts/serve/faults.test.ts'],
    // Stryker applies its own timeout per mutant; its initial run must survive a slow, shared machine.
    testTimeout: 60_000,
  },
});
