import { expect, test } from 'vitest';
import { siteOrigin } from '#src/site/origin.server.ts';
import { pages } from '#src/site/pages.ts';
import {
  ancestor,
  attribute,
  builtFiles,
  builtPage,
  builtPages,
  indexedPages,
  readBuilt,
  text,
} from './built-site.ts';

const articleSlugs = [
  'designsystemer',
  'google-indeksering',
  'hvad-koster-hjemmesider',
  'minimalistisk-webdesign',
  'mobilvenlige-hjemmesider',
  'seo-guide-2025',
  'verden-med-ai',
  'webdesign-fejl-virksomheder-laver',
  'webdesign-trends-2025',
];
const specified = new Set(['/hvad-koster-hjemmesider', ...articleSlugs.map((slug) => `/artikler/${slug}`)]);

test('the pages of the specification are built, and no others but articles', () => {
  const articles = builtPages().filter((page) => page.meta('og:type') === 'article');
  expect(
    builtPages()
      .map((page) => page.path)
      .filter((path) => !articles.some((page) => page.path === path) || specified.has(path))
      .toSorted(),
  ).toEqual(
    [
      ...Object.values(pages).map(({ path }) => path),
      ...articleSlugs.map((slug) => `/artikler/${slug}`),
      '/hvad-koster-hjemmesider',
      '/cookies',
      '/privatlivspolitik',
      '/vilkaar',
      '/404',
      '/artikler/404',
    ].toSorted(),
  );
});

test('nothing of the tools is left in the build', () => {
  const leftovers = builtFiles().filter((file) =>
    /^(\.vite|src)\/|static-loader|manifest-|\.map$/.test(file),
  );
  expect(leftovers).toEqual([]);
  for (const page of builtPages()) {
    expect(page.html, page.path).not.toMatch(
      /__VITE_REACT_SSG|__staticRouter|SCRIPT_COMMENT|modulepreload|below-fold|<plaintext/,
    );
  }
});

test('no file holds a path of the machine it was built on', () => {
  for (const file of builtFiles().filter((name) => /\.(html|js|xml|json|txt)$|^_/.test(name))) {
    expect(readBuilt(file).includes(process.cwd()), file).toBe(false);
  }
});

test('every page has one title, one description and one h1, within the house limits', () => {
  for (const page of builtPages()) {
    const [title = '', description = ''] = [page.all('title').map(text).join('|'), page.meta('description')];
    expect(page.all('title'), page.path).toHaveLength(1);
    expect(title.length, `${page.path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
    expect(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(page.all('h1'), page.path).toHaveLength(1);
  }
});

test('titles and descriptions are unique', () => {
  const own = indexedPages().filter((page) => page.path !== '/hvad-koster-hjemmesider');
  for (const of of [
    (page: (typeof own)[number]) => page.all('title').map(text).join(),
    (page: (typeof own)[number]) => page.meta('description'),
  ]) {
    const values = own.map(of);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('every page names its own address as canonical; the price guide’s second address names the first', () => {
  for (const page of indexedPages()) {
    const path = page.path === '/hvad-koster-hjemmesider' ? '/artikler/hvad-koster-hjemmesider' : page.path;
    expect(page.canonical()).toBe(`${siteOrigin()}${path}`);
    expect(page.meta('og:url')).toBe(page.canonical());
  }
});

test('the 404 pages are not to be indexed and claim no address', () => {
  for (const path of ['/404', '/artikler/404']) {
    expect([builtPage(path).meta('robots'), builtPage(path).canonical()]).toEqual(['noindex', undefined]);
  }
});

test('every page is Danish', () => {
  for (const page of builtPages()) {
    expect([attribute(page.the('html'), 'lang'), page.meta('og:locale')], page.path).toEqual(['da', 'da_DK']);
  }
});

test.each([
  ['/priser', ['Priser page']],
  ['/artikler', ['Artikler page']],
  ['/artikler/seo-guide-2025', ['Artikler true']],
  ['/hvad-koster-hjemmesider', ['Artikler true']],
  ['/seo', ['Tjenester true']],
])('the menu of %s marks the open page, and Artikler on every page below it: %j', (path, marked) => {
  const page = builtPage(path);
  const frame = page.the('header');
  const entries = page.elements.filter(
    (element) =>
      ancestor(element, (above) => above === frame) &&
      // The services below their entry mark the open one among themselves.
      !ancestor(element, (above) => attribute(above, 'id') === 'under-tjenester'),
  );
  expect(
    entries.flatMap((entry) => {
      const current = attribute(entry, 'aria-current');
      return current === undefined ? [] : `${text(entry)} ${current}`;
    }),
  ).toEqual(marked);
});

test('every page that is indexed has an Open Graph image that exists, and says its size; others have none', () => {
  const files = new Set(builtFiles());
  for (const page of indexedPages()) {
    const picture = (page.meta('og:image') ?? '').replace(`${siteOrigin()}/`, '');
    expect(files.has(picture), `${page.path}: ${picture}`).toBe(true);
    expect([page.meta('og:image:width'), page.meta('og:image:height')], page.path).toEqual(['1200', '630']);
  }
  for (const path of ['/404', '/artikler/404'])
    expect(builtPage(path).meta('og:image'), path).toBeUndefined();
});

test('what loads before the visitor acts is one script, one font and the sheet of what is below the first view', () => {
  for (const page of builtPages()) {
    expect(page.all('script').filter((script) => attribute(script, 'src'))).toEqual([]);
    expect(page.html.match(/import\([`"]\/assets\/[^`"]+\.js[`"]\)/g), page.path).toHaveLength(1);
    const links = page.all('link').filter((link) => /preload|stylesheet/.test(attribute(link, 'rel') ?? ''));
    expect(
      links.map((link) => [attribute(link, 'rel'), attribute(link, 'as'), attribute(link, 'disabled')]),
      page.path,
    ).toEqual([
      ['preload', 'font', undefined],
      ['stylesheet', undefined, ''],
    ]);
    const [, sheet] = links;
    expect(sheet?.parentNode, page.path).not.toBe(page.the('head'));
    const href = sheet && attribute(sheet, 'href');
    expect(text(page.the('noscript'))).toBe(`<link rel="stylesheet" href="${href}">`);
  }
});

test('every picture has its alt text and its size', () => {
  for (const page of builtPages()) {
    for (const image of page.all('img')) {
      const src = `${page.path}: ${attribute(image, 'src')}`;
      expect(attribute(image, 'alt'), src).toBeDefined();
      expect(Number(attribute(image, 'width')), src).toBeGreaterThan(0);
      expect(Number(attribute(image, 'height')), src).toBeGreaterThan(0);
    }
  }
});

/** Markdown names the language of a piece of code; nothing is coloured by it. */
const written = /^language-/;

test('no class is one that the page’s own styles do not have', () => {
  for (const page of builtPages()) {
    const styled = new Set(
      [...page.styles().matchAll(/\.((?:[\w-]|\\.|[^\0-\x7f])+)/g)].map(([, name]) => name),
    );
    const classes = page.elements.flatMap((element) => attribute(element, 'class')?.match(/\S+/g) ?? []);
    expect(classes.length, page.path).toBeGreaterThan(50);
    expect(
      [...new Set(classes)].filter((name) => !styled.has(name) && !written.test(name)),
      page.path,
    ).toEqual([]);
  }
});

test('no page lacks a custom property that its styles use, or those that a script brings', () => {
  const used = (styles: string) =>
    // Where a fallback is given, the property may be missing.
    [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  const set = (styles: string) =>
    [...styles.matchAll(/(--[\w-]+)(?=:)|setProperty\([`"'](--[\w-]+)/g)].map(
      ([, one, other]) => one ?? other,
    );
  const files = builtFiles().filter((file) => /^assets\/[^/]+\.(?:js|css)$/.test(file));
  const scripts = files.filter((file) => file.endsWith('.js')).map(readBuilt);
  // The consent's sheet is text of a script and may open on any page; an island's are files that scripts name.
  const late = scripts.join('\n');
  const islands = files
    .filter((file) => file.endsWith('.css') && late.includes(file))
    .map(readBuilt)
    .join('\n');
  expect(used(late)).toContain('--surface-raised');
  expect(used(islands)).toContain('--danger');
  for (const page of builtPages()) {
    const hasIsland = page.elements.some((element) => attribute(element, 'data-island') !== undefined);
    const all = [page.styles(), late, hasIsland ? islands : ''].join('\n');
    const known = new Set(set(all));
    expect(
      [...new Set(used(all))].filter((name) => !known.has(name)),
      page.path,
    ).toEqual([]);
  }
});
