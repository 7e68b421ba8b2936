import { hash } from 'node:crypto';
import { transformHtmlTemplate } from '@unhead/react/server';
import { speculationRules } from '#src/lib/speculation-rules.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { belowFoldLoader, blockingScript } from './below-fold.ts';

/** Data for a client-side router, which this site does not have. */
const routerData = /<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/;
/** React's separators between text nodes, needed for hydration. Only islands are hydrated. */
const textSeparators = /(<div data-island=[\s\S]*?<template data-island-error)|<!-- -->/g;

/** SVG elements without children, which may be self-closing. */
const emptyShapes = /><\/(?:path|circle|ellipse|line|rect|use)>/g;

/** Removes what only a client-side router or hydration needs from HTML rendered by React. */
export function staticPage(html: string): string {
  return html
    .replace(routerData, '')
    .replace(emptyShapes, '/>')
    .replace(textSeparators, (_separator, island: string | undefined) => island ?? '');
}

/** Links to the prerenderer's own client and styles, which this site does not load. */
const templateLinks = /<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

const siteScript = /<script [^>]*src="([^"]+)"[^>]*><\/script>/;

export type Template = {
  readonly html: string;
  /** Inline script for `belowFold`, which loads the site's script. */
  readonly loader: string;
};

/** Prepares the built src/index.html as page template: removes the prerenderer's links and preloads the font. */
export function readTemplate(indexHtml: string, fontUrl: string): Template {
  const font = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;
  const script = siteScript.exec(indexHtml)?.[1];
  if (!script) throw new Error('src/index.html has no script');
  const html = indexHtml
    .replace(templateLinks, '')
    .replace(siteScript, '')
    .replace(/\s*\/>/g, '>')
    .replace(/>\s+</g, '><')
    .replace('</head>', () => `${font}</head>`);
  return { html, loader: belowFoldLoader(script) };
}

/** Inserts a page and its head into `template`, the built src/index.html. */
export function pageDocument(template: string, { head }: PageRender, page: string): string {
  // A replacement function, since the page may contain "$&".
  return transformHtmlTemplate(head, template)
    .replace(/>\n</g, '><')
    .replace('<!--app-->', () => page);
}

/** Content-Security-Policy sources of inline scripts and styles, as `'sha256-…'`. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Hashes of the inline scripts that other scripts insert at runtime. */
const insertedScripts = [blockingScript, speculationRules].map(sourceHash);

/** Returns the hashes of all inline scripts and styles of a page, except for data blocks such as JSON-LD. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: [...hashesOf(html, /<script>([\s\S]*?)<\/script>/g), ...insertedScripts],
    styles: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => sourceHash(text));
}

function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
