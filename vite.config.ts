import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';
import { virtualContent } from './scripts/vite/virtual-content.ts';

export default defineConfig({
  ...siteConfig(import.meta.dirname, virtualContent()),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The machines that run this are shared: a slow minute is no fault.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          // A package of its own, with its own `npm test`.
          exclude: ['scripts/artwork/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'specification',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/specification/**/*.test.ts'],
        },
      },
    ],
  },
});
