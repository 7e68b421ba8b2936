import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtArticles, builtFiles, builtPage, builtPages, dist } from './built-site.ts';

/*
 * Sizes of code: what a visitor downloads besides the writers' texts and pictures, which get warnings in the build.
 */

const kilobyte = 1024;
const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;
const read = (file: string) => readFileSync(join(dist, file));
const siteScript = () => builtPage('/').script();

test('the script of a page without an island is at most 4 KB', () => {
  expect(brotliSize(read(siteScript()))).toBeLessThanOrEqual(4 * kilobyte);
});

/** Returns a script with all its static imports and the dynamic imports of the matching island. */
function chunks(file: string, island: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = read(file).toString();
  for (const [, name = ''] of source.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
    chunks(`assets/${name}`, island, seen);
  }
  for (const [, name = ''] of source.matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)) {
    if (/^hydrate-island-/.test(name) || island.test(name)) chunks(`assets/${name}`, island, seen);
  }
  return seen;
}

test.each([/^Calculator-/, /^ContactForm-/, /^ArticleSearch-/])(
  'all scripts of a page with the hydrated island %s are at most 86 KB',
  (island) => {
    const files = [...chunks(siteScript(), island)];
    expect(files.some((file) => island.test(file.replace('assets/', '')))).toBe(true);
    const total = files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
    expect(total).toBeLessThanOrEqual(86 * kilobyte);
  },
);

test('no script contains the text of an article', () => {
  const scripts = builtFiles().filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => read(file).toString()).join('\n');
  for (const page of builtArticles()) {
    const [longest = ''] = page.texts('p').sort((a, b) => b.length - a.length);
    expect(code.includes(longest.slice(0, 60)), `${page.path}: ${longest}`).toBe(false);
  }
});

test('the critical styles in each page are at most 5.5 KB, and 20 KB with the style sheet of the whole site', () => {
  const sheet = brotliSize(read(builtPage('/').styleSheetFile()));
  for (const { $, path } of builtPages()) {
    const critical = brotliSize($('style').text());
    expect(critical, path).toBeLessThanOrEqual(5.5 * kilobyte);
    expect(sheet + critical, path).toBeLessThanOrEqual(20 * kilobyte);
  }
});

test('the only font is at most 20 KB', () => {
  const fonts = builtFiles().filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  expect(fonts).toHaveLength(1);
  expect(read(fonts[0] ?? '').length).toBeLessThanOrEqual(20 * kilobyte);
});
