import { createHash } from 'node:crypto';
import type { StyleSheet } from './build-styles.ts';

/** Sources that a Content-Security-Policy must name for what stands inline, as `'sha256-…'`. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

export type FinishedPage = { readonly html: string; readonly inline: InlineHashes };

/** What the prerenderer writes for its own client, which this site does not load. */
const leftovers = [
  /\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/g,
  /\s*<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/g,
];

/** Takes out the prerenderer's leftovers and puts the page's styles and its one preload in. */
export function finishPage(html: string, sheets: readonly StyleSheet[], fontUrl: string): FinishedPage {
  const clean = leftovers.reduce((text, pattern) => text.replace(pattern, ''), html);
  const preload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;
  const styles = sheets.map(({ id, css }) => `<style data-styles="${id}">${css}</style>`).join('');
  return {
    // A function as replacement: a stylesheet may hold "$&".
    html: clean.replace('</head>', () => `${preload}${styles}</head>`),
    inline: {
      scripts: hashesOf(clean, /<script>([\s\S]*?)<\/script>/g),
      styles: [
        ...hashesOf(clean, /<style[^>]*>([\s\S]*?)<\/style>/g),
        ...sheets.map(({ inlineHash }) => inlineHash),
      ],
    },
  };
}

/** The source that names `text` where it stands inline in a page. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashesOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => inlineHash(text));
}
