/**
 * What stands where the first view of a page ends: it brings the styles of what follows, and the script of the site.
 *
 * Who comes from elsewhere gets the first view alone at first. Once it is painted, sheet and script are fetched, and
 * what follows is shown when it has its styles. Everybody else has to find the page as it was left or at a section of
 * it, or has both files already: the parser then waits for the sheet, and Firefox only does so for the sake of a
 * script behind it. The script is the same on every page, so that the policy names one hash.
 */
export function belowFold(sheet: string, script: string): string {
  const link = `<link rel="stylesheet" href="${sheet}"`;
  return `${link} disabled><script>${loader(script)}</script><noscript>${link}></noscript>`;
}

/** Of everything behind the link nothing is laid out while it waits for its sheet. */
export const belowFoldStyles = '[data-wait]~*,:has([data-wait])~*{display:none!important}';

/** The text of the script that the parser waits for; the policy must name it, though no page holds it as it is. */
export const waitingScript = ' ';

/** 2 s without a paint that is told of must be enough. What src/index.html has found out about the bar tells a visitor who has seen another page of the site. */
const loader = (script: string) =>
  '{let l=document.currentScript.previousSibling,d=document,f;' +
  'if(location.hash||d.hidden||d.documentElement.dataset.bar||performance.getEntriesByType("navigation")[0]?.type!="navigate")' +
  `d.write("<link rel=stylesheet href="+l.href+"><script async type=module src=${script}><\\/script><script>${waitingScript}<\\/script>");` +
  `else l.dataset.wait="",l.onload=l.onerror=()=>delete l.dataset.wait,f=()=>{l.disabled=0;import("${script}")},` +
  'setTimeout(f,2e3),new PerformanceObserver(f).observe({type:"paint",buffered:!0})}';
