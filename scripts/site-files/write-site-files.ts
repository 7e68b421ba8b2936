import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedContent } from '#src/content/types.ts';
import { company } from '#src/site/company.ts';
import { imageHosts } from '#src/site/image-hosts.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { redirects } from '#src/site/redirects.ts';
import { statisticsTool } from '#src/site/statistics-tool.ts';
import { fillTemplate } from '../lib/fill-template.ts';
import { writeInto } from '../lib/write-into.ts';
import { atomFeed } from './atom-feed.ts';
import { headersFile } from './headers-file.ts';
import { policySource } from './policy-source.ts';
import { redirectsFile } from './redirects-file.ts';
import { type SiteHeaders, siteHeaders } from './site-headers.ts';
import { sitemap } from './sitemap.ts';

export type SitePage = {
  /** `'sha256-…'` of its inline scripts and styles. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Whether search engines should list it under its own URL. */
  readonly isIndexed: boolean;
};

const manifest = new URL('site.webmanifest', import.meta.url);

/**
 * Writes the sitemap, feed, robots.txt, manifest, `_redirects` and `_headers` of the pages by path into `dist`, with HTML files that are `copied`.
 * Returns the headers, which the server configurations need too.
 */
export async function writeSiteFiles(
  dist: string,
  content: PublishedContent,
  pages: ReadonlyMap<string, SitePage>,
  copied: readonly string[],
): Promise<SiteHeaders> {
  const origin = siteOrigin();
  const statistics = process.env.VITE_ANALYTICS_SRC;
  const analyticsOrigins = statistics
    ? [statistics, ...(statisticsTool?.origins ?? [])].flatMap(foreignOrigin)
    : [];
  const forms = [process.env.VITE_QUOTE_WEBHOOK_URL, process.env.VITE_CONTACT_WEBHOOK_URL];
  const headers = siteHeaders({
    scriptHashes: [...pages.values()].flatMap(({ scriptHashes }) => scriptHashes).sort(),
    styleHashes: [...pages.values()].flatMap(({ styleHashes }) => styleHashes).sort(),
    connectSources: [...forms.flatMap(policySource), ...analyticsOrigins],
    scriptSources: analyticsOrigins,
    // Some analytics tools count visits by requesting an image.
    imageHosts: [...imageHosts, ...analyticsOrigins],
    ...(content.hasFilm && { frameSources: ['https://www.youtube-nocookie.com'] }),
    isPreview: process.env.PREVIEW === '1',
  });
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `/assets/${name}`);
  const indexable = [...pages.keys()].filter((path) => pages.get(path)?.isIndexed).sort();
  const files: Readonly<Record<string, string>> = {
    'sitemap.xml': sitemap(indexable, content, origin),
    'feed.xml': atomFeed(content.articles, origin),
    // Disallows nothing: crawlers must read a page to see its `noindex`.
    'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`,
    // Name, colours and icons for home screens. The site still opens in the browser.
    'site.webmanifest': fillTemplate(manifest, company, (text) => JSON.stringify(text).slice(1, -1)),
    _redirects: redirectsFile(redirects, copied),
    _headers: headersFile(headers, assets),
  };
  for (const [name, text] of Object.entries(files)) await writeInto(join(dist, name), text);
  return headers;
}

/** Returns where a service is that is not a path on our own site. */
const foreignOrigin = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : []);
