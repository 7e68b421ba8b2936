import { useHead } from '@unhead/react';
import font from '#src/styles/fonts/typeface.woff2?url';

/** Head elements that are the same on every page and must arrive before the first paint. */
export function SiteHead() {
  useHead({
    link: [{ rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossorigin: 'anonymous' }],
  });
  return null;
}
