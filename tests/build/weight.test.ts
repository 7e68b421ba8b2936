import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shortNames } from '../../scripts/vite/scoped-name.ts';
import { attribute, builtFiles, builtPage, builtPages, dist, type Element, text } from './built-site.ts';

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

test('the script that loads before the visitor acts is under 3 KB', () => {
  expect(brotli(read(bootstrap()))).toBeLessThan(3 * kilobyte);
});

test('all script of an article page after acting is at most 105 KB', () => {
  const shared = [
    ...read(theFile(/^assets\/start-.*\.js$/))
      .toString()
      .matchAll(/from"\.\/([^"]+\.js)"/g),
  ].map(([, name]) => `assets/${name}`);
  const total = [bootstrap(), theFile(/^assets\/start-.*\.js$/), ...shared].reduce(
    (sum, file) => sum + brotli(read(file)),
    0,
  );
  expect(total).toBeLessThanOrEqual(105 * kilobyte);
});

test('the styles that a page carries are at most 14 KB', () => {
  for (const page of builtPages()) {
    const css = page.all('style').map(text).join('');
    expect(brotli(css), page.path).toBeLessThanOrEqual(14 * kilobyte);
  }
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
    const holds = page.elements.some((element) => attribute(element, 'data-island') === island);
    const styled = rule.test(page.all('style').map(text).join(''));
    expect([page.path, styled]).toEqual([page.path, holds]);
  }
});

test('the one font is at most 30 KB', () => {
  expect(read(theFile(/\.woff2$/)).length).toBeLessThanOrEqual(30 * kilobyte);
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

test('the first view of an article, picture included, is at most 56 KB over the wire', () => {
  for (const page of builtPages().filter(({ path }) => /^\/artikler\/(?!404|side)/.test(path))) {
    const picture = pictureOnPhone(page.the('source'));
    const bytes =
      brotli(page.html) + brotli(read(bootstrap())) + read(theFile(/\.woff2$/)).length + read(picture).length;
    expect(bytes, `${page.path}: ${bytes}`).toBeLessThanOrEqual(56 * kilobyte);
  }
});
