import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { siteConfig } from './scripts/vite/site-config.ts';

const root = import.meta.dirname;
/** The benchmark and some tests have their content in another folder. */
const contentDirectory = process.env.CONTENT_DIRECTORY || join(root, 'content');

export default defineConfig({
  ...siteConfig(root, contentPlugin({ root, contentDirectory })),
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
