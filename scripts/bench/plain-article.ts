import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns an article of the site as a static site generator would with default settings: title, table of contents and
 * text, with a small inline style sheet, a preloaded unsubsetted variable font and no script.
 */
function plainArticle(html: string): string {
  const [, prose = ''] = /<div class="prose">([\s\S]*?)<\/div><\/div><\/article>/.exec(html) ?? [];
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const text = prose
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<a [^>]*aria-describedby[\s\S]*?<\/a>/g, '')
    .replace(/<\/?(?:div|section|figure|figcaption|span|picture|source|img|small)\b[^>]*>/g, '')
    .replace(/<(\w+)((?: (?:id|href)="[^"]*")*)[^>]*>/g, '<$1$2>');
  const contents = [...text.matchAll(/<h2 id="([^"]+)">([^<]*)/g)].map(
    ([, id, words]) => `<li><a href="#${id}">${words}</a></li>`,
  );
  return `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin><style>${style}</style></head><body><header><a href="/">Forside</a></header><main><h1>${title}</h1><nav><ol>${contents.join('')}</ol></nav>${text}</main></body></html>`;
}

const style =
  '@font-face{font-family:F;src:url(/font.woff2)format("woff2");font-weight:400 900;font-display:swap}body{margin:0;font:1.0625rem/1.6 F,sans-serif;color:#111}header,main{max-width:42rem;margin:auto;padding:1.5rem}h1{font-size:2.5rem;line-height:1.1}h2{margin-top:3rem}table{border-collapse:collapse}td,th{padding:.4rem;border:1px solid #ccc}a{color:#12424f}';

/** Writes a separate site with the plain version of a page and the font. */
export function writePlainSite(directory: string, html: string, font: string): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'index.html'), plainArticle(html));
  copyFileSync(font, join(directory, 'font.woff2'));
  writeFileSync(join(directory, 'favicon.ico'), '');
}
