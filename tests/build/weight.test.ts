import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shortNames } from '../../scripts/vite/scoped-name.ts';
import { root } from '../unit/project-files.ts';
import {
  attribute,
  builtArticles,
  builtFiles,
  builtPage,
  builtPages,
  dist,
  type Element,
} from './built-site.ts';

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;
const read = (file: string) => readFileSync(join(dist, file));
const kilobyte = 1024;

const bootstrap = () => builtPage('/').script();
/** Returns the only file of the build that matches. */
const onlyFile = (pattern: RegExp) => {
  const found = builtFiles().filter((file) => pattern.test(file));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

test('the script of a page without an island is at most 3.5 KB', () => {
  expect(brotliSize(read(bootstrap()))).toBeLessThanOrEqual(3.5 * kilobyte);
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
  'all scripts of a page with the hydrated island %s are at most 75 KB',
  (island) => {
    const files = [...chunks(bootstrap(), island)];
    expect(files.some((file) => island.test(file.replace('assets/', '')))).toBe(true);
    const total = files.reduce((sum, file) => sum + brotliSize(read(file)), 0);
    expect(total).toBeLessThanOrEqual(75 * kilobyte);
  },
);

/** The two longest articles, including the price guide with its calculator, which may need a second round trip. */
const longest = /^\/(?:artikler\/)?(?:seo-guide-2025|hvad-koster-hjemmesider)$/;

test('the HTML of every page is at most 14 KB, and 16 KB for the two longest articles', () => {
  const heavy = builtPages().flatMap(({ path, html }) => {
    const bytes = brotliSize(html);
    return bytes > (longest.test(path) ? 16 : 14) * kilobyte ? `${path}: ${bytes}` : [];
  });
  expect(heavy).toEqual([]);
});

test.each([
  ['calculator', 'calculator/Calculator'],
  ['contact', 'contact/ContactForm'],
  ['article-search', 'article-search/ArticleSearch'],
])('only pages with the island %s contain its styles, and all of them do', (island, module) => {
  const file = join(root, `src/features/${module}.module.css`);
  const [, name = ''] = /^ {2}\.([\w-]+) \{/m.exec(readFileSync(file, 'utf8')) ?? [];
  const rule = new RegExp(`\\.${shortNames()(name, file)}\\b`);
  for (const page of builtPages()) {
    expect([page.path, rule.test(page.styles())]).toEqual([page.path, page.hasIsland(island)]);
  }
});

test('the only font is at most 14 KB, which fits into the first round trip of a connection', () => {
  expect(read(onlyFile(/\.woff2$/)).length).toBeLessThanOrEqual(14 * kilobyte);
});

test('every picture is at most 120 KB', () => {
  const heavy = builtFiles().filter(
    (file) => /\.(avif|webp|png|jpe?g)$/.test(file) && read(file).length > 120 * kilobyte,
  );
  expect(heavy).toEqual([]);
});

/** Returns the file that Lighthouse's emulated phone (412 px wide, device pixel ratio 1.75) selects from a `source`. */
function pictureOnPhone(source: Element): string {
  const share = Number(/(\d+)vw$/.exec(attribute(source, 'sizes') ?? '')?.[1]) / 100;
  const candidates = (attribute(source, 'srcset') ?? '').split(', ').map((candidate) => candidate.split(' '));
  const fitting = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= 412 * 1.75 * share);
  return (fitting?.[0] ?? '').slice(1);
}

test('an article loads at most 40 KB (the two longest 42 KB) including its first picture, and 7 KB of styles below the first view', () => {
  for (const page of builtArticles()) {
    const parts = {
      html: brotliSize(page.html),
      script: brotliSize(read(bootstrap())),
      font: read(onlyFile(/\.woff2$/)).length,
      picture: read(pictureOnPhone(page.first('source'))).length,
    };
    const bytes = Object.values(parts).reduce((sum, part) => sum + part, 0);
    expect(bytes, `${page.path}: ${JSON.stringify(parts)}`).toBeLessThanOrEqual(
      (longest.test(page.path) ? 42 : 40) * kilobyte,
    );
    expect(page.styleSheets().reduce((sum, sheet) => sum + brotliSize(sheet), 0)).toBeLessThanOrEqual(
      7 * kilobyte,
    );
  }
});
