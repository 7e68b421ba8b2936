/**
 * Mutation testing of the pure logic: `npm run mutants`, or `npm run mutants -- --mutate 'src/lib/*.ts'`.
 * Views, hooks, DOM code and data tables are excluded; docs/decisions/020 explains why and lists the survivors.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Stryker rewrites the tsconfig with `parseConfigFileTextToJson`, which TypeScript 7 lacks. A missing file skips that step.
  tsconfigFile: 'tsconfig.that-does-not-exist.json',
  mutate: [
    'src/lib/*.ts',
    'src/site/format-fact.ts',
    'src/features/redirects/*.ts',
    'src/features/lead-form/{clean-text,is-email,mail-link,session-draft,text-values}.ts',
    'src/features/reading/*.ts',
    'src/features/seo-report/*.ts',
    'src/features/calculator/*.ts',
    'src/features/contact/*.ts',
    'src/features/consent/{consent-record,external-managers,poll,storage-list,third-party-storage}.ts',
    'src/features/article-search/*.ts',
    'scripts/serve/{append-line,lead-schemas,read-body,webhook}.ts',
    'scripts/site-files/{atom-feed,escape-xml,foreign-origins,headers-file,last-changed,robots-txt,sitemap-xml,web-manifest}.ts',
    '!**/*.test.ts',
    '!**/use-*.ts',
    // Data tables: a test would only repeat them.
    '!src/features/redirects/redirect-table.ts',
    '!src/features/calculator/options.ts',
    '!src/features/contact/message-values.ts',
    // Run only on a built site or in a worker; the browser tests cover them.
    '!src/lib/load-with-retry.ts',
    '!src/features/article-search/search-worker.ts',
  ],
  ignorePatterns: ['dist', 'leads', 'screenshots', '.cache', 'tests/browser/.output'],
  tempDirName: '.stryker',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  thresholds: { high: 98, low: 95, break: 95 },
  concurrency: 2,
  // Code that runs on import, such as tables and formatters: each mutant needs the whole suite, nine tenths of the time.
  ignoreStatic: true,
  disableTypeChecks: false,
};
