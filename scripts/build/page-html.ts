import { hash } from 'node:crypto';
import { renderSSRHead } from '@unhead/react/server';
import { type CheerioAPI, load } from 'cheerio';
import type { PageRender } from '#src/seo/page-render.ts';

/** Scripts of the prerenderer for a router in the browser, which this site does not have. */
const routerScripts = /^(?:window\.__staticRouterHydrationData|\/\* SCRIPT_COMMENT_PLACEHOLDER)/;

/** Returns the document of a page that the prerenderer has put into the root of `src/index.html`. */
export const parsePage = (prerendered: string): CheerioAPI =>
  load(prerendered.replace('<xmp id="root" data-server-rendered="true">', '').replace('</xmp>', ''));

/**
 * Finishes a page as the prerenderer wrote it: adds its head, removes what only a router in the browser would read, and
 * puts the style sheet where the first view ends and the script last, neither ahead of font and text.
 */
export function finishPage(prerendered: string, page: PageRender, stylesheet: string) {
  const $ = parsePage(prerendered);
  addHead($, page);
  // Those in islands and their templates stay: React separates text with them, and hydration needs them.
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment' && $(node).parents('html, [data-island]').first().is('html'))
    .remove();
  $('link[rel=stylesheet], link[rel=modulepreload]').remove();
  $('script')
    .filter((_, script) => routerScripts.test($(script).text().trim()))
    .remove();
  // Without the script, which waits for the sheet, Firefox lays out what follows unstyled, and scrolls to a section where it
  // is then.
  const sheet = `<link rel="stylesheet" href="${stylesheet}" fetchpriority="low">`;
  $('#site-stylesheet').replaceWith(`${sheet}<script>/* waits for the style sheet */</script>`);
  $('script[type=module]').attr('fetchpriority', 'low').appendTo('body');

  // The policy of the page applies to a document in a frame, too.
  const frames = $('iframe')
    .get()
    .map((frame) => load($(frame).attr('srcdoc') ?? ''));
  const hashesOf = (selector: string) =>
    [$, ...frames]
      .flatMap((document) => document(selector).get())
      .map((element) => `'sha256-${hash('sha256', $(element).text(), 'base64')}'`);
  return {
    html: $.html(),
    document: $,
    /** Content-Security-Policy sources of its inline scripts and styles, as `'sha256-…'`. JSON-LD is data. */
    scriptHashes: hashesOf('script:not([src], [type="application/ld+json"])'),
    styleHashes: hashesOf('style'),
  };
}

/** Adds the elements that a page has registered for its head, and sets its language. */
export function addHead($: CheerioAPI, { head, meta }: PageRender): void {
  $('html').attr('lang', meta?.language ?? 'da');
  $('head').append(renderSSRHead(head).headTags);
}
