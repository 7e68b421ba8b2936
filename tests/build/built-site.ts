import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { fileToPath } from '#src/lib/paths.ts';
import { distDirectory } from '../../scripts/dist-directory.ts';
import { filesIn } from '../../scripts/files-in.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The built folder that is tested. */
export const dist = distDirectory;

const files = await filesIn(dist);

/** Every file below `dist`, as paths from there, sorted. */
export const builtFiles = (): readonly string[] => files;

export function readBuilt(file: string): string {
  return readFileSync(join(dist, file), 'utf8');
}

/** One built page, with the few questions that the tests ask of it. */
export class BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];

  readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.path = fileToPath(file);
    this.html = readBuilt(file);
    const elements: Element[] = [];
    const walk = (node: Node) => {
      if ('tagName' in node) elements.push(node);
      if ('childNodes' in node) node.childNodes.forEach(walk);
    };
    walk(parse(this.html));
    this.elements = elements;
  }

  all(tag: string, attributes: Record<string, string> = {}): Element[] {
    return this.elements.filter(
      (element) =>
        element.tagName === tag &&
        Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
    );
  }

  /** The one element of its kind; the first where there are more. */
  the(tag: string, attributes: Record<string, string> = {}): Element {
    const [element] = this.all(tag, attributes);
    if (!element) throw new Error(`${this.path} has no <${tag}>`);
    return element;
  }

  /** Address of the one script that loads with the page, as a file of the build. */
  script(): string {
    return /import\([`"']\/([^`"']+)[`"']\)/.exec(this.html)?.[1] ?? '';
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

  /** The things of the page's JSON-LD graph, by type. */
  graph(): Record<string, unknown>[] {
    const [script] = this.all('script', { type: 'application/ld+json' });
    if (!script) return [];
    return (JSON.parse(text(script)) as { '@graph': Record<string, unknown>[] })['@graph'];
  }

  /** The first thing of its type in the page's JSON-LD graph. */
  thing(type: string): Record<string, unknown> | undefined {
    return this.graph().find((thing) => thing['@type'] === type);
  }

  /** The sheets that it links. */
  sheets(): string[] {
    const links = this.all('link', { rel: 'stylesheet' });
    return links.map((link) => readBuilt(attribute(link, 'href')?.slice(1) ?? ''));
  }

  /** All of its styles, inline and linked. */
  styles(): string {
    return [...this.all('style').map(text), ...this.sheets()].join('\n');
  }

  hasIsland(name: string): boolean {
    return this.elements.some((element) => attribute(element, 'data-island') === name);
  }

  /** What a visitor can read: the text of `main`, white space folded. */
  visibleText(): string {
    const [main] = this.all('main');
    return main ? fold(text(main)) : '';
  }

  /** What it shows of one fact, wherever it stands. */
  shown(fact: string): string[] {
    return this.elements
      .filter((element) => attribute(element, 'data-fakta') === fact)
      .map((element) => fold(text(element)));
  }

  /** Testimonials that are read: their track is there twice, so that it can run round, and the copy is hidden. */
  testimonials(): Element[] {
    return this.all('blockquote').filter(
      (quote) => !ancestor(quote, (above) => attribute(above, 'aria-hidden') === 'true'),
    );
  }
}

/** Words with each run of white space, hard spaces among it, as one space. */
export function fold(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** The nearest element above that fits. */
export function ancestor(element: Element, fits: (above: Element) => boolean): Element | undefined {
  for (let above = element.parentNode; above && 'attrs' in above; above = above.parentNode) {
    if (fits(above)) return above;
  }
  return undefined;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function text(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && node.tagName === 'template') return '';
  return 'childNodes' in node ? node.childNodes.map(text).join('') : '';
}

let pages: BuiltPage[] | undefined;

/** All built pages, parsed once. */
export function builtPages(): BuiltPage[] {
  pages ??= builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => new BuiltPage(file));
  return pages;
}

/** Those that search engines may list. */
export function indexedPages(): BuiltPage[] {
  return builtPages().filter((page) => page.meta('robots') !== 'noindex');
}

export function builtArticles(): BuiltPage[] {
  return builtPages().filter(({ path }) => /^\/artikler\/(?!404$|side\/)/.test(path));
}

export function builtPage(path: string): BuiltPage {
  const page = builtPages().find((each) => each.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}
