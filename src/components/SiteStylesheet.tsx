/**
 * Marks the end of a page's first view. In a build, `scripts/build/page-html.ts` puts the link to the site's style sheet
 * here: the first view paints with the critical styles in the head, and no later part before the sheet has arrived.
 */
export function SiteStylesheet() {
  return <template id="site-stylesheet" />;
}
