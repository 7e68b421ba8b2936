import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shortNames } from '../../scripts/vite/scoped-name.ts';
import {
  attribute,
  builtArticles,
  builtFiles,
  builtPage,
  builtPages,
  dist,
  type Element,
} from './built-site.ts';

const brotli = (content: string | Buffer) => brotliCompressSync(content).length;
const read = (file: string) => readFileSync(join(dist, file));
const kilobyte = 1024;

const bootstrap = () => builtPage('/').script();
/** The one file of the build whose name fits. */
const theFile = (pattern: RegExp) => {
  const found = builtFiles().filter((file) => pattern.test(file));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

test('the script of a page without island is at most 3.5 KB', () => {
  expect(brotli(read(bootstrap()))).toBeLessThanOrEqual(3.5 * kilobyte);
});

/** A script and all that it imports, by `from` and by `import()` of the island that is named. */
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
  'all script of a page with the island %s, used, is at most 75 KB',
  (island) => {
    const files = [...chunks(bootstrap(), island)];
    expect(files.some((file) => island.test(file.replace('assets/', '')))).toBe(true);
    const total = files.reduce((sum, file) => sum + brotli(read(file)), 0);
    expect(total).toBeLessThanOrEqual(75 * kilobyte);
  },
);

/** The two longest texts, the price guide with its calculator among them: they may take more than one flight. */
const longest = /^\/(?:artikler\/)?(?:seo-guide-2025|hvad-koster-hjemmesider)$/;

test('the HTML of a page is at most 14 KB, of the longest articles 16 KB', () => {
  const heavy = builtPages().flatMap(({ path, html }) => {
    const bytes = brotli(html);
    return bytes > (longest.test(path) ? 16 : 14) * kilobyte ? `${path}: ${bytes}` : [];
  });
  expect(heavy).toEqual([]);
});

test.each([
  ['calculator', 'calculator/Calculator'],
  ['contact', 'contact/ContactForm'],
  ['article-search', 'article-search/ArticleSearch'],
])('the styles of %s are on the pages that hold it, and on no others', (island, module) => {
  const file = join(import.meta.dirname, `../../src/features/${module}.module.css`);
  const [, name = ''] = /^ {2}\.([\w-]+) \{/m.exec(readFileSync(file, 'utf8')) ?? [];
  const rule = new RegExp(`\\.${shortNames()(name, file)}\\b`);
  for (const page of builtPages()) {
    expect([page.path, rule.test(page.styles())]).toEqual([page.path, page.hasIsland(island)]);
  }
});

test('the one font fits into one flight of a connection: 14 KB', () => {
  expect(read(theFile(/\.woff2$/)).length).toBeLessThanOrEqual(14 * kilobyte);
});

test('no picture is over 120 KB', () => {
  const heavy = builtFiles().filter(
    (file) => /\.(avif|webp|png|jpe?g)$/.test(file) && read(file).length > 120 * kilobyte,
  );
  expect(heavy).toEqual([]);
});

/** The file that a phone of 412 px at 1.75 pixels each, as Lighthouse emulates it, takes from a picture's sources. */
function pictureOnPhone(source: Element): string {
  const share = Number(/(\d+)vw$/.exec(attribute(source, 'sizes') ?? '')?.[1]) / 100;
  const candidates = (attribute(source, 'srcset') ?? '').split(', ').map((candidate) => candidate.split(' '));
  const fitting = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= 412 * 1.75 * share);
  return (fitting?.[0] ?? '').slice(1);
}

test('the first view of an article, picture included, is at most 40 KB, of the longest 42 KB, and the styles below it 7 KB', () => {
  for (const page of builtArticles()) {
    const parts = {
      html: brotli(page.html),
      script: brotli(read(bootstrap())),
      font: read(theFile(/\.woff2$/)).length,
      picture: read(pictureOnPhone(page.the('source'))).length,
    };
    const bytes = Object.values(parts).reduce((sum, part) => sum + part, 0);
    expect(bytes, `${page.path}: ${JSON.stringify(parts)}`).toBeLessThanOrEqual(
      (longest.test(page.path) ? 42 : 40) * kilobyte,
    );
    expect(page.sheets().reduce((sum, sheet) => sum + brotli(sheet), 0)).toBeLessThanOrEqual(7 * kilobyte);
  }
});
