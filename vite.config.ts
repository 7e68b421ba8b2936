/// <reference types="vitest/config" />
import './scripts/environment/read-env.mjs';

import { availableParallelism } from 'node:os';
import { basename, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './scripts/build/content-plugin.ts';
import { devPlugin, onPageRendered } from './scripts/build/dev-plugin.ts';
import { siteStylesheet } from './scripts/build/site-stylesheet.ts';
import { contentDirectory } from './scripts/content/site-content.ts';
import { valuesOfBuild } from './src/site/dated-values.ts';

const root = import.meta.dirname;

/** The oldest browsers in which everything works: the first with all that the menu, the packages and the contents lists need. */
const browsers = ['chrome121', 'edge121', 'firefox125', 'safari17.4', 'ios17.4'];

/** Returns the name of a CSS Module: `Header` for `…/Header.module.css?inline`. */
const moduleName = (file: string) => basename(file).replace(/\.module\.css.*/, '');

const testProject = (name: string, ...include: string[]) => ({
  extends: true as const,
  test: { name, include },
});

export default defineConfig({
  root,
  plugins: [contentPlugin(), react(), siteStylesheet(), !process.env.VITEST && devPlugin()],
  define: { VALUES_AT_BUILD: JSON.stringify(valuesOfBuild) },
  resolve: {
    alias: { '@content': contentDirectory },
    // Content in another folder, as in tests and benchmarks, has no packages beside it.
    dedupe: ['react'],
  },
  ssgOptions: {
    entry: 'src/main.tsx',
    htmlEntry: 'src/index.html',
    dirStyle: 'flat',
    // A page in the making takes some megabytes, and there is one thread.
    concurrency: 4,
    // `src/pages/critical-styles.ts` instead (docs/decisions/023).
    beastiesOptions: false,
    onPageRendered,
  },
  server: {
    port: Number(process.env.PORT || 5173),
    // Tests, and files written by builds and forms, must not reload the page.
    watch: { ignored: (file: string) => /^(?:dist|leads|tests)\b/.test(relative(root, file)) },
  },
  // The first import has read `.env`, for the build too and not only for what Vite writes.
  envDir: false,
  css: {
    // Not those of a folder above, as in a monorepo.
    postcss: {},
    // Readable, and the same for the critical styles, which are imported with a query. tests/unit has names unique.
    modules: { generateScopedName: (name, file) => `${moduleName(file)}-${name}` },
  },
  build: {
    target: 'es2022',
    cssTarget: browsers,
    // One sheet for the whole site, cached once.
    cssCodeSplit: false,
    ssrEmitAssets: true,
    // The server build too, whose sheet is the site's.
    minify: true,
    // A visitor loads the code of an island when it is needed, not with the page.
    modulePreload: false,
    assetsInlineLimit: 0,
    // Rolldown's advice about slow plugins looks like a fault of the content.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // The stack of an exception in a page names the source.
  environments: { ssr: { build: { sourcemap: 'inline' } } },
  test: {
    // Tests run on shared machines, where the default timeouts (5 s per test, 10 s per hook) are sometimes exceeded.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
    // Test files do not modify shared modules, and reloading all modules per file takes twice as long as the tests.
    isolate: false,
    // Vitest's default leaves one core free: one worker on a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: 'tests/temporary-folder.setup.ts',
    projects: [
      testProject('unit', '{src,scripts,tests/unit}/**/*.test.{ts,tsx}'),
      testProject('built', 'tests/build/**/*.test.ts'),
      testProject('other-builds', 'tests/other-builds/**/*.test.ts'),
      testProject('hosts', 'tests/hosts/**/*.test.ts'),
      testProject('engines', 'tests/engines/*.test.ts'),
      testProject('specification', 'tests/specification/**/*.test.ts'),
    ],
  },
});
