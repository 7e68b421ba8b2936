import { createHash } from 'node:crypto';
import type { StyleSheet } from './build-styles.ts';

/** What the prerenderer writes for its own client, which this site does not load. */
const leftovers = [
  /\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/g,
  /\s*<script>window\.__staticRouterHydrationData = [\s\S]*?<\/script>/g,
  /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g,
];

/** Takes out the prerenderer's leftovers and puts the page's styles and its one preload in. */
export function finishPage(html: string, sheets: readonly StyleSheet[], fontUrl: string): string {
  const clean = leftovers.reduce((text, pattern) => text.replace(pattern, ''), html);
  const preload = `<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`;
  const styles = sheets.map(({ id, css }) => `<style data-styles="${id}">${css}</style>`).join('');
  // A function as replacement: a stylesheet may hold "$&".
  return clean.replace('</head>', () => `${preload}${styles}</head>`);
}

/** The sources that a Content-Security-Policy must name for what stands inline in this page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hash(text));
  return {
    scripts: texts(/<script>([\s\S]*?)<\/script>/g),
    styles: texts(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}
