import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { pagesIn } from '../../scripts/lib/dist-pages.ts';
import { filesIn } from '../../scripts/lib/files-in.ts';

/** Build output under test. */
export const dist = distDirectory;

const files = await filesIn(dist);

/** Returns every file in `dist`, as sorted relative paths. */
export const builtFiles = (): readonly string[] => files;

export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** Parsed page of the build, with queries for the tests. */
export class BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly $: CheerioAPI;

  constructor({ path, html }: { readonly path: string; readonly html: string }) {
    this.path = path;
    this.html = html;
    this.$ = load(html);
  }

  /** Returns the script that loads with the page, as a file of the build. */
  script(): string {
    return this.$('script[type=module]').attr('src')?.slice(1) ?? '';
  }

  meta(name: string): string | undefined {
    return this.$(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  }

  canonical(): string | undefined {
    return this.$('link[rel=canonical]').attr('href');
  }

  /** Returns the things of the page's JSON-LD graph. */
  graph(): Record<string, unknown>[] {
    const source = this.$('script[type="application/ld+json"]').text();
    return source ? JSON.parse(source)['@graph'] : [];
  }

  /** Returns the first thing of this type in the page's JSON-LD graph. */
  thing(type: string): Record<string, unknown> | undefined {
    return this.graph().find((thing) => thing['@type'] === type);
  }

  /** Returns the style sheet of the page, as a file of the build. */
  styleSheetFile(): string {
    return this.$('link[rel=stylesheet]').attr('href')?.slice(1) ?? '';
  }

  /** Returns the text of each element, with normalized white space. */
  texts(selector: string): string[] {
    return this.$(selector)
      .get()
      .map((element) => normalizeSpace(this.$(element).text()));
  }

  visibleText(): string {
    return this.texts('main').join();
  }

  /** Returns the text of every element that shows this fact. */
  factTexts(fact: string): string[] {
    return this.texts(`[data-fact="${fact}"]`);
  }
}

/** Trims a text and replaces each run of white space, including non-breaking spaces, by one space. */
export function normalizeSpace(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

const pages = (await pagesIn(dist)).map((file) => new BuiltPage(file));

/** Returns all built pages of the site. */
export const builtPages = (): readonly BuiltPage[] => pages;

/** Returns the pages that search engines may index. */
export function indexedPages(): BuiltPage[] {
  return builtPages().filter((page) => page.meta('robots') !== 'noindex');
}

export function builtArticles(): BuiltPage[] {
  return builtPages().filter(({ path }) => /^\/artikler\/(?!404$)/.test(path));
}

export function builtPage(path: string): BuiltPage {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}
