/**
 * May search engines list the page with this HTML at this address? Read from the page's own head, so that the
 * sitemap can never disagree with it.
 */
export function isIndexable(html: string, address: string): boolean {
  const [head = ''] = html.split('</head>', 1);
  if (/<meta[^>]*\bname="robots"[^>]*\bcontent="[^"]*noindex/.test(head)) return false;
  const [link = ''] = /<link[^>]*\brel="canonical"[^>]*>/.exec(head) ?? [];
  return /\bhref="([^"]*)"/.exec(link)?.[1] === address;
}
