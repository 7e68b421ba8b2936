import { posix } from 'node:path';
import { minifySync } from 'vite';
import { retryFolder } from '#src/lib/load-with-retry.ts';

/**
 * Returns the markup at the end of a page's first view, which loads the remaining styles and the site's script. The rest
 * of the page stays hidden until its styles have loaded.
 *
 * A visitor who arrives from elsewhere gets the first view only. After its first paint, the style sheet and the script
 * are fetched, and the rest of the page is revealed a few blocks at a time to avoid long tasks. With a hash, both files
 * are fetched at once and the rest is revealed in one step; so it is for visitors from another page of the site, who have
 * both in their cache, and in background tabs, which do not paint. On reloads and history navigation the parser waits for
 * the sheet instead: Chromium restores the scroll position only if the content is there when it is parsed. `loader` is
 * the same on every page, so the Content-Security-Policy needs one hash for it.
 */
export function belowFold(sheet: string, loader: string): string {
  const link = `<link rel="stylesheet" href="${sheet}"`;
  return `${link} disabled><script>${loader}</script><noscript>${link}></noscript>`;
}

/** Hides everything after the element with `data-wait`: first the link to the sheet, then the last revealed block. */
export const belowFoldStyles = '[data-wait]~*,:has([data-wait])~*{display:none!important}';

/**
 * Source of the script that makes the parser wait for the sheet. The loader writes it, so no HTML file contains the
 * element, but the Content-Security-Policy needs its hash.
 */
export const blockingScript = ' ';

/** Number of blocks to reveal and lay out per task: about 5 ms of CPU time on a computer, 20 ms on a slow phone. */
const blocksPerTask = 12;

/**
 * Returns the inline script after the link to the sheet. It loads the site's script from `address`, or from its copy if
 * that fails. If both fail, `data-script="failed"` on the root shows what visitors without JavaScript see.
 */
export function belowFoldLoader(address: string): string {
  const { dir, base } = posix.parse(address);
  const source = `{
    const page = document;
    const link = page.currentScript.previousSibling;
    const load = () =>
      import('${address}')
        .catch(() => import('${dir}/${retryFolder}/${base}'))
        .catch(() => (page.documentElement.dataset.script = 'failed'));
    // The bar is set by src/index.html if the visitor comes from another page of the site, or has closed it in this tab.
    const isGradual = !(location.hash || page.hidden || page.documentElement.dataset.bar);
    const blocks = () => page.querySelectorAll('h2,h3,p,li,dd');
    // The parser has only read the first view so far.
    let shown = blocks().length;
    let last = link;
    const show = () => {
      delete last.dataset.wait;
      last = isGradual && blocks()[(shown += ${blocksPerTask})];
      if (last) {
        last.dataset.wait = '';
        // Forces layout now. Otherwise blocks of several tasks would be laid out in one long task before a frame.
        last.offsetTop;
        setTimeout(show);
      }
    };
    const start = () => {
      if (link.disabled) load();
      link.disabled = false;
    };
    if (performance.getEntriesByType('navigation')[0]?.type !== 'navigate') {
      page.write('<link rel=stylesheet href=' + link.href + '><script>${blockingScript}<\\/script>');
      load();
    } else {
      link.dataset.wait = '';
      link.onload = link.onerror = show;
      if (isGradual) {
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
        // Fallback: not every browser reports every paint.
        setTimeout(start, 2000);
      } else start();
    }
  }`;
  const { code, errors } = minifySync('below-fold.js', source, { module: false });
  if (errors.length) throw new Error(errors.map(({ message }) => message).join(', '));
  // The minifier writes backticks. Double quotes, as in the HTML around the script, compress better.
  return code.trim().replaceAll('`', '"');
}
