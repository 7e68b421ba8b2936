import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './scripts/vite/content-plugin.ts';
import { plainDynamicImports } from './scripts/vite/plain-dynamic-imports.ts';
import { scopedName } from './scripts/vite/scoped-name.ts';

const root = import.meta.dirname;
/** The benchmark builds generated articles from another folder. */
const contentDirectory = process.env.CONTENT_DIRECTORY ?? join(root, 'content');

export default defineConfig({
  root,
  plugins: [contentPlugin({ root, contentDirectory }), react(), plainDynamicImports()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    // One sheet that no page links: every page carries its own styles (scripts/build/build-styles.ts).
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        },
      },
      { extends: true, test: { name: 'built', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
});
