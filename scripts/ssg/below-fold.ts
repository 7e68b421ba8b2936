import { minifySync } from 'vite';

/**
 * What stands where the first view of a page ends: it brings the styles of what follows, and the script of the site.
 *
 * Who comes from elsewhere gets the first view alone at first. Once it is painted, sheet and script are fetched, and
 * what follows is shown when it has its styles. Everybody else has to find the page as it was left or at a section of
 * it, or has both files already: the parser then waits for the sheet, and Firefox only does so for the sake of a
 * script behind it. `loader` is the same on every page, so that the policy names one hash.
 */
export function belowFold(sheet: string, loader: string): string {
  const link = `<link rel="stylesheet" href="${sheet}"`;
  return `${link} disabled><script>${loader}</script><noscript>${link}></noscript>`;
}

/** Of everything behind the link nothing is laid out while it waits for its sheet. */
export const belowFoldStyles = '[data-wait]~*,:has([data-wait])~*{display:none!important}';

/** The text of the script that the parser waits for; the policy must name it, though no page holds it as it is. */
export const waitingScript = ' ';

/** The script behind the link to the sheet, which loads the site's script from `address`. */
export function belowFoldLoader(address: string): string {
  const source = `{
    const page = document;
    const link = page.currentScript.previousSibling;
    if (
      location.hash ||
      page.hidden ||
      // src/index.html has seen that the visitor comes from another page of the site.
      page.documentElement.dataset.bar ||
      performance.getEntriesByType('navigation')[0]?.type != 'navigate'
    ) {
      page.write(
        '<link rel=stylesheet href=' + link.href + '>' +
        '<script async type=module src=${address}><\\/script><script>${waitingScript}<\\/script>',
      );
    } else {
      const start = () => {
        link.disabled = false;
        import('${address}');
      };
      link.dataset.wait = '';
      link.onload = link.onerror = () => delete link.dataset.wait;
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
      // Not every browser tells of every paint.
      setTimeout(start, 2000);
    }
  }`;
  const { code, errors } = minifySync('below-fold.js', source, { module: false });
  if (errors.length) throw new Error(errors.map(({ message }) => message).join(', '));
  return code.trim();
}
