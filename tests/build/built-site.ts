import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { fileToPath } from '#src/lib/paths.ts';
import { distDirectory } from '../../scripts/lib/dist-directory.ts';
import { filesIn } from '../../scripts/lib/files-in.ts';
import { attribute, type Element, elementsIn, textOf as text } from '../../scripts/lib/html-tree.ts';

export { attribute, type Element, text };

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
  readonly elements: readonly Element[];

  constructor(file: string) {
    this.path = fileToPath(file);
    this.html = readBuilt(file);
    this.elements = elementsIn(parse(this.html));
  }

  all(tag: string, attributes: Record<string, string> = {}): Element[] {
    return this.elements.filter(
      (element) =>
        element.tagName === tag &&
        Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
    );
  }

  /**
   * Returns the first element with this tag and these attributes.
   * @throws when there is none
   */
  first(tag: string, attributes: Record<string, string> = {}): Element {
    const [element] = this.all(tag, attributes);
    if (!element) throw new Error(`${this.path} has no <${tag}>`);
    return element;
  }

  /** Returns the script that loads with the page, as a file of the build. */
  script(): string {
    return attribute(this.first('script', { type: 'module' }), 'src')?.slice(1) ?? '';
  }

  meta(name: string): string | undefined {
    const element = this.all('meta').find((meta) =>
      [attribute(meta, 'name'), attribute(meta, 'property')].includes(name),
    );
    return element && attribute(element, 'content');
  }

  canonical(): string | undefined {
    const [link] = this.all('link', { rel: 'canonical' });
    return link && attribute(link, 'href');
  }

  /** Returns the things of the page's JSON-LD graph. */
  graph(): Record<string, unknown>[] {
    const [script] = this.all('script', { type: 'application/ld+json' });
    if (!script) return [];
    return (JSON.parse(text(script)) as { '@graph': Record<string, unknown>[] })['@graph'];
  }

  /** Returns the first thing of this type in the page's JSON-LD graph. */
  thing(type: string): Record<string, unknown> | undefined {
    return this.graph().find((thing) => thing['@type'] === type);
  }

  /** Returns the style sheet of the page, as a file of the build. */
  styleSheetFile(): string {
    return attribute(this.first('link', { rel: 'stylesheet' }), 'href')?.slice(1) ?? '';
  }

  hasIsland(name: string): boolean {
    return this.elements.some((element) => attribute(element, 'data-island') === name);
  }

  /** Returns the text of `main` with normalized white space. */
  visibleText(): string {
    const [main] = this.all('main');
    return main ? normalizeSpace(text(main)) : '';
  }

  /** Returns the elements that show a fact. */
  factElements(): Element[] {
    return this.elements.filter((element) => attribute(element, 'data-fact'));
  }

  /** Returns the text of every element that shows this fact. */
  factTexts(fact: string): string[] {
    return this.factElements()
      .filter((element) => attribute(element, 'data-fact') === fact)
      .map((element) => normalizeSpace(text(element)));
  }

  /** Returns the visible testimonials, without the hidden copy of the track that makes the animation loop. */
  testimonials(): Element[] {
    return this.all('blockquote').filter(
      (quote) => !ancestor(quote, (parent) => attribute(parent, 'aria-hidden') === 'true'),
    );
  }
}

/** Trims a text and replaces each run of white space, including non-breaking spaces, by one space. */
export function normalizeSpace(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

/** Returns the nearest ancestor that matches. */
export function ancestor(element: Element, matches: (parent: Element) => boolean): Element | undefined {
  for (let parent = element.parentNode; parent && 'attrs' in parent; parent = parent.parentNode) {
    if (matches(parent)) return parent;
  }
  return undefined;
}

let pages: BuiltPage[] | undefined;

/** Returns all built pages, parsed on the first call. */
export function builtPages(): BuiltPage[] {
  pages ??= builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => new BuiltPage(file));
  return pages;
}

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
