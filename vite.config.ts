import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

const project = (name: string, ...include: string[]) => ({ extends: true as const, test: { name, include } });

export default defineConfig({
  ...siteConfig(),
  test: {
    // Tests run on shared machines, where the default timeouts (5 s per test, 10 s per hook) are sometimes exceeded.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Test files do not modify shared modules, and reloading all modules per file takes twice as long as the tests.
    isolate: false,
    // Vitest's default leaves one core free: one worker on a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: 'tests/temporary-folder.setup.ts',
    // scripts/artwork is a separate package with its own `npm test`.
    exclude: ['scripts/artwork/**', '**/node_modules/**'],
    projects: [
      project('unit', 'src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'),
      project('built', 'tests/build/**/*.test.ts'),
      project('specification', 'tests/specification/**/*.test.ts'),
    ],
  },
});
