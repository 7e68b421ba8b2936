import { minifySync } from 'vite';

/**
 * What stands where the first view of a page ends: it brings the styles of what follows, and the script of the site.
 *
 * Who comes from elsewhere gets the first view alone at first. Once it is painted, sheet and script are fetched, and
 * what follows is shown when it has its styles, a few blocks at a time, so that no task is long. Everybody else has to
 * find the page as it was left or at a section of it, or has both files already: the parser then waits for the sheet,
 * and Firefox only does so for the sake of a script behind it. `loader` is the same on every page, so that the policy
 * names one hash.
 */
export function belowFold(sheet: string, loader: string): string {
  const link = `<link rel="stylesheet" href="${sheet}"`;
  return `${link} disabled><script>${loader}</script><noscript>${link}></noscript>`;
}

/** Nothing is laid out that comes after the mark: the link that waits for its sheet, then the last block shown. */
export const belowFoldStyles = '[data-wait]~*,:has([data-wait])~*{display:none!important}';

/** The text of the script that the parser waits for; the policy must name it, though no page holds it as it is. */
export const waitingScript = ' ';

/** Blocks that are shown and laid out in one task: some 5 ms of a computer's processor, 20 of a slow phone's. */
const blocksInTask = 12;

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
      const blocks = () => page.querySelectorAll('h2,h3,p,li,dd');
      // The parser has come as far as the end of the first view.
      let shown = blocks().length;
      let last = link;
      const show = () => {
        delete last.dataset.wait;
        last = blocks()[(shown += ${blocksInTask})];
        if (last) {
          last.dataset.wait = '';
          // Laid out here and now: what several tasks have shown would be one long layout before the next frame.
          last.offsetTop;
          setTimeout(show);
        }
      };
      const start = () => {
        link.disabled = false;
        import('${address}');
      };
      link.dataset.wait = '';
      link.onload = link.onerror = show;
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
      // Not every browser tells of every paint.
      setTimeout(start, 2000);
    }
  }`;
  const { code, errors } = minifySync('below-fold.js', source, { module: false });
  if (errors.length) throw new Error(errors.map(({ message }) => message).join(', '));
  return code.trim();
}
