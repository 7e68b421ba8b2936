import { createHash } from 'node:crypto';
import { transformHtmlTemplate } from '@unhead/react/server';
import { speculationRules } from '#src/lib/speculation-rules.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { belowFoldLoader, waitingScript } from './below-fold.ts';

/** What the prerenderer writes for a router in the browser; this site has none. */
const routerData = /<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/;
/** React separates texts for hydration. Only islands are hydrated. */
const textSeparators = /(<div data-island=[\s\S]*?<template data-island-error)|<!-- -->/g;

/** Inside a drawing an empty element may close itself. */
const emptyShapes = /><\/(?:path|circle|ellipse|line|rect|use)>/g;

/** The page that React has rendered, without what only a router or hydration would need. */
export function staticPage(html: string): string {
  return html
    .replace(routerData, '')
    .replace(emptyShapes, '/>')
    .replace(textSeparators, (_separator, island: string | undefined) => island ?? '');
}

/** What the prerenderer links for its own client and its own styles, which this site does not load. */
const templateLinks = /<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

const siteScript = /<script [^>]*src="([^"]+)"[^>]*><\/script>/;

export type Template = {
  readonly html: string;
  /** What `belowFold` puts into every page; loads the site's script. */
  readonly loader: string;
};

/** src/index.html as Vite built it, ready for pages: without the prerenderer's links and with the font's. */
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

/** The whole document: the page and its head in `template`, which is src/index.html as Vite built it. */
export function pageDocument(template: string, { head }: PageRender, page: string): string {
  // A function as replacement: a text may hold "$&".
  return transformHtmlTemplate(head, template)
    .replace(/>\n</g, '><')
    .replace('<!--app-->', () => page);
}

/** Sources that a Content-Security-Policy must name for what stands inline, as `'sha256-…'`. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** What scripts of a page add to it, so that no page holds it. */
const addedByScripts = [waitingScript, speculationRules].map(sourceHash);

/** Names every inline script and style of a page; data such as JSON-LD is no script. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: [...hashesOf(html, /<script>([\s\S]*?)<\/script>/g), ...addedByScripts],
    styles: hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => sourceHash(text));
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
