import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';
import { virtualContent } from './scripts/vite/virtual-content.ts';

/** What all tests of Node's share. */
const shared = {
  // The machines that run this are shared: a slow minute is no fault.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // No file changes a module that another one reads, and loading them all anew for each file takes twice as long as
  // the tests themselves.
  isolate: false,
  globalSetup: 'tests/temporary-folder.setup.ts',
};

export default defineConfig({
  ...siteConfig(import.meta.dirname, virtualContent()),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...shared,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // A package of its own, with its own `npm test`.
          exclude: ['scripts/artwork/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          ...shared,
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'specification',
          ...shared,
          include: ['tests/specification/**/*.test.ts'],
        },
      },
    ],
  },
});
