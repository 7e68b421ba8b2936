import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { attribute, elementsIn, type Node, textOf } from '../lib/html-tree.ts';

const kept = /^(?:#text|a|blockquote|code|em|h[23]|li|ol|p|strong|table|tbody|td|th|thead|tr|ul)$/;

/** Replaces elements below a node by their children, and drops what is no text. */
function simplify(node: Node): void {
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.flatMap((child) => {
    simplify(child);
    if (/^(?:svg|style|script|#comment)$/.test(child.nodeName)) return [];
    if (kept.test(child.nodeName) || !('childNodes' in child)) return child;
    return child.childNodes;
  });
  if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => name === 'href' || name === 'id');
}

/**
 * Returns an article of the site as a static site generator would with default settings: title, table of contents and
 * text, with a small inline style sheet, a preloaded unsubsetted variable font and no script.
 */
function plainArticle(html: string): string {
  const elements = [...elementsIn(parse(html))];
  const title = elements.find(({ tagName }) => tagName === 'title');
  const prose = elements.find((element) => attribute(element, 'class')?.split(' ').includes('prose'));
  if (!title || !prose) throw new Error('The bare article has no title or no text');
  simplify(prose);
  const contents = [...elementsIn(prose)]
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => `<li><a href="#${attribute(heading, 'id')}">${textOf(heading)}</a></li>`);
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${textOf(title)}</title><link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin><style>${style}</style></head><body><header><a href="/">Forside</a></header><main><h1>${textOf(title)}</h1><nav><ol>${contents.join('')}</ol></nav>${serialize(prose)}</main></body></html>`;
}

const style =
  '@font-face{font-family:F;src:url(/font.woff2)format("woff2");font-weight:400 900;font-display:swap}body{margin:0;font:1.0625rem/1.6 F,sans-serif;color:#111}header,main{max-width:42rem;margin:auto;padding:1.5rem}h1{font-size:2.5rem;line-height:1.1}h2{margin-top:3rem}table{border-collapse:collapse}td,th{padding:.4rem;border:1px solid #ccc}a{color:#12424f}';

/** Writes a separate site with the plain version of a page and the font. */
export function writePlainSite(directory: string, html: string, font: string): void {
  writeFileSync(join(directory, 'index.html'), plainArticle(html));
  copyFileSync(font, join(directory, 'font.woff2'));
  for (const name of ['favicon.ico', '_headers', '_redirects']) writeFileSync(join(directory, name), '');
}
