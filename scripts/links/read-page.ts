import type { DefaultTreeAdapterTypes } from 'parse5';
import { pathToFile } from '#src/lib/paths.ts';
import { attribute, type Element, elementsIn, textOf } from '../lib/html-tree.ts';

export type PageLink = {
  readonly href: string;
  readonly text: string;
  readonly rel: readonly string[];
};

/** A built page, as the link checks see it. */
export type LinkPage = {
  readonly path: string;
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly PageLink[];
  /** URLs of images, style sheets, scripts, fonts, icons and alternate formats such as the feed. */
  readonly assets: readonly string[];
  /** URLs in the structured data. */
  readonly data: readonly string[];
};

/** Collects what the link checks need from a page, parsed by parse5 as browsers parse it. */
export function readPage(path: string, document: DefaultTreeAdapterTypes.Document): LinkPage {
  const elements = elementsIn(document);
  return {
    path,
    file: pathToFile(path),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    links: elements
      .filter((element) => element.tagName === 'a' && attribute(element, 'href') !== undefined)
      .map((element) => ({
        href: attribute(element, 'href') ?? '',
        text: textOf(element).replace(/\s+/g, ' ').trim(),
        rel: words(element, 'rel'),
      })),
    assets: elements.flatMap(assetsOf),
    data: elements.flatMap((element) =>
      element.tagName === 'script' && attribute(element, 'type') === 'application/ld+json'
        ? urlsIn(JSON.parse(textOf(element)))
        : [],
    ),
  };
}

function words(element: Element, name: string): string[] {
  return (attribute(element, name) ?? '').split(/[\s,]+/).filter(Boolean);
}

/** `rel` values that refer to a page rather than to a file. */
const pageRels = new Set(['canonical', 'next', 'prev', 'me', 'author', 'license']);

function assetsOf(element: Element): string[] {
  const { tagName } = element;
  const value = (name: string) => attribute(element, name) ?? '';
  const isFile =
    ['use', 'image'].includes(tagName) ||
    (tagName === 'link' && !words(element, 'rel').some((rel) => pageRels.has(rel)));
  const isPicture = ['og:image', 'twitter:image'].includes(value('property') || value('name'));
  const candidates = (value('srcset') || value('imagesrcset')).split(',');
  return [
    value('src'),
    ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    value('poster'),
    isFile ? value('href') : '',
    isPicture ? value('content') : '',
  ].filter((url) => url !== '' && !url.startsWith('data:'));
}

/** Returns every absolute HTTP(S) URL in a JSON value. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/\S+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '@context' ? [] : urlsIn(inner)));
}
