import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { normalizePath } from '#src/lib/paths.ts';
import { company } from '#src/site/company.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { paths, priceGuide } from '#src/site/pages.ts';
import { root } from '../lib/root.ts';

/** Returns what is wrong with a value, in Danish, or null. */
type Check = (value: string, siteUrl: string) => string | null;

const mustBe = (isRight: (value: string) => boolean, message: string) => (value: string) =>
  isRight(value) ? null : message;

/** Stricter than `URL.canParse`, which takes `https:x.dk`. */
const isUrl = (value: string) => /^https?:\/\/[^\s\\@#]+$/i.test(value) && URL.canParse(value);
const isLocal = (url: string) => /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url);

const address = mustBe(
  (value) => /^\/(?!\/)[^\s\\#]*$/.test(value) || (isUrl(value) && (/^https/i.test(value) || isLocal(value))),
  'skal være en hel adresse med https:// (http:// kun på localhost) eller en sti på siden selv, der begynder med /',
);

const codePaths: readonly string[] = [...Object.values(paths), priceGuide.shortPath];

/** Whether a path of the site is that of a page. */
const isPage = (path: string) =>
  codePaths.includes(path) ||
  /^\/(?:artikler|cases)\//.test(path) ||
  ['sider', 'juridisk'].some((folder) => existsSync(join(root, 'content', folder, `${path}.mdx`)));

/** Returns the path of an address on the site itself, which may also begin with `www.`, or null for another site's. */
function ownPath(value: string, siteUrl: string): string | null {
  if (!URL.canParse(value, company.origin)) return null;
  const { host, pathname } = new URL(value, company.origin);
  const own = [siteUrl, company.origin].filter((url) => URL.canParse(url)).map((url) => new URL(url).host);
  const bare = (name: string) => name.replace(/^www\./, '');
  if (!own.map(bare).includes(bare(host))) return null;
  return normalizePath(pathname.toLowerCase()).replace(/\.html$/, '');
}

/** Where a form sends. A page answers a lead with itself, so that the visitor is thanked; a local server is not there. */
function endpoint(value: string, siteUrl: string): string | null {
  const path = ownPath(value, siteUrl);
  if (path !== null && (isPage(path) || matchRedirect(path)))
    return 'er adressen på en side, som ikke kan modtage henvendelser';
  const isPublic = siteUrl !== '' && !isLocal(`${siteUrl}/`);
  return isPublic && (isLocal(value) || path?.startsWith('/webhook/'))
    ? `findes kun på din egen computer, og SITE_URL er ${siteUrl}`
    : address(value);
}

/** The environment variables whose value can be wrong. docs/deploy.md has them all, and what each means. */
export const variables: Readonly<Record<string, Check>> = {
  SITE_URL: mustBe(
    (value) => isUrl(value) && /^https?:\/\/[^/?]+\/?$/i.test(value),
    'skal være sidens adresse med https:// (eller http://) og uden sti, som https://eksempel.dk',
  ),
  VITE_QUOTE_WEBHOOK_URL: endpoint,
  VITE_CONTACT_WEBHOOK_URL: endpoint,
  VITE_ANALYTICS_SRC: address,
  BUILD_DATE: mustBe(
    (value) => z.iso.date().safeParse(value).success,
    'skal være en dag, der findes, skrevet som 2025-11-04',
  ),
  PREVIEW: mustBe((value) => value === '1', 'skal være 1 eller slet ikke sat'),
  PORT: mustBe(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'skal være et helt tal fra 0 til 65535',
  ),
};
