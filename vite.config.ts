import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';
import { virtualContent } from './scripts/vite/virtual-content.ts';

const project = (name: string, ...include: string[]) => ({ extends: true as const, test: { name, include } });

export default defineConfig({
  ...siteConfig(virtualContent()),
  test: {
    // The machines that run this are shared: a slow minute is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // No file changes a module that another one reads, and loading them all anew for each file takes twice as long as
    // the tests themselves.
    isolate: false,
    globalSetup: 'tests/temporary-folder.setup.ts',
    // A package of its own, with its own `npm test`.
    exclude: ['scripts/artwork/**', '**/node_modules/**'],
    projects: [
      project('unit', 'src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'),
      project('built', 'tests/build/**/*.test.ts'),
      project('specification', 'tests/specification/**/*.test.ts'),
    ],
  },
});
