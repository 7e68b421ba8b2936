import type { DefaultTreeAdapterTypes } from 'parse5';
import { pathToFile } from '#src/lib/paths.ts';
import { attribute, type Element, elementsIn, type Node, textOf } from '../lib/html-tree.ts';

export type PageLink = {
  readonly href: string;
  /** Accessible name. */
  readonly label: string;
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
  const elements = [...elementsIn(document)];
  const byId = new Map(
    elements.flatMap((element) => {
      const id = attribute(element, 'id');
      return id ? [[id, element] as const] : [];
    }),
  );
  return {
    path,
    file: pathToFile(path),
    ids: new Set(byId.keys()),
    links: elements
      .filter((element) => element.tagName === 'a' && attribute(element, 'href') !== undefined)
      .map((element) => ({
        href: attribute(element, 'href') ?? '',
        label: labelOf(element, byId),
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

/** Returns the link's accessible name: its ARIA labels, else its text with the alt texts of its images. */
function labelOf(element: Element, byId: ReadonlyMap<string, Element>): string {
  const labelledBy = words(element, 'aria-labelledby').map((id) => byId.get(id));
  const label = labelledBy.length
    ? labelledBy.map((other) => (other ? textOf(other) : '')).join(' ')
    : (attribute(element, 'aria-label') ?? accessibleText(element));
  return label.replace(/\s+/g, ' ').trim();
}

function accessibleText(node: Node): string {
  if (!('tagName' in node)) return textOf(node);
  if (attribute(node, 'aria-hidden') === 'true') return '';
  const own = attribute(node, 'aria-label') ?? (node.tagName === 'img' ? attribute(node, 'alt') : undefined);
  return own ?? node.childNodes.map(accessibleText).join('');
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
