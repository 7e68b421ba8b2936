import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { LinkPage } from './link-site.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Parses a page with parse5, which follows the HTML standard as browsers do. */
export function readPage({ path, file, html }: { path: string; file: string; html: string }): LinkPage {
  const elements = [...elementsIn(parse(html))];
  const byId = new Map(
    elements.flatMap((element) => {
      const id = attribute(element, 'id');
      return id ? [[id, element] as const] : [];
    }),
  );
  return {
    path,
    file,
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

/** Yields an element and its descendants, including those in templates. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  // parse5 keeps the content of a `<template>` in a separate fragment.
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function words(element: Element, name: string): string[] {
  return (attribute(element, name) ?? '').split(/[\s,]+/).filter(Boolean);
}

/** Returns the text of a node and its descendants. parse5 keeps that of templates apart. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
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
  const inStyles = tagName === 'style' ? textOf(element).matchAll(/url\((["']?)([^"')]+)\1\)/g) : [];
  return [
    value('src'),
    ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
    value('poster'),
    isFile ? value('href') : '',
    isPicture ? value('content') : '',
    ...[...inStyles].map(([, , url = '']) => url),
  ].filter((url) => url !== '' && !url.startsWith('data:'));
}

/** Returns every absolute HTTP(S) URL in a JSON value. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\/\S+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '@context' ? [] : urlsIn(inner)));
}
