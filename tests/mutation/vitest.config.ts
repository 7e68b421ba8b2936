import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { siteConfig } from '../../scripts/vite/site-config.ts';
import { virtualContent } from '../../scripts/vite/virtual-content.ts';

const root = join(import.meta.dirname, '../..');

/** The tests that stand beside the logic. Tests of the whole project would fail on the mutants' own code. */
export default defineConfig({
  ...siteConfig(root, virtualContent()),
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    runner: join(import.meta.dirname, 'import-runner.ts'),
  },
});
