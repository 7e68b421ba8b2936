type HeaderSources = {
  /** `'sha256-…'` of every inline script and style of all pages. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Other origins, or addresses on them, that scripts send requests to. */
  readonly connectSources: readonly string[];
  /** Origins of scripts that load after consent. */
  readonly scriptSources: readonly string[];
  /** Other origins of images. */
  readonly imageHosts: readonly string[];
  /** Origins of what frames show. */
  readonly frameSources?: readonly string[];
  /** Whether search engines must leave the site out: it is a preview. */
  readonly isPreview?: boolean;
};

export type SiteHeaders = {
  /** Headers of every response: pages, files, redirects and 404s. */
  readonly common: Readonly<Record<string, string>>;
  /** `Cache-Control` of the existing files in a folder. Not for 404s: browsers would keep them. */
  readonly caching: Readonly<Record<'/assets/' | '/billeder/', string>>;
};

const day = 24 * 60 * 60;
const year = 365 * day;

/** `Cache-Control` of all other responses: cache but revalidate. The default of Cloudflare and Netlify. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Returns the headers of the site, the source of `_headers` and of the server configurations. */
export function siteHeaders(sources: HeaderSources): SiteHeaders {
  return {
    common: {
      'Content-Security-Policy': contentSecurityPolicy(sources),
      // Without includeSubDomains, which would affect the owner's other hosts.
      'Strict-Transport-Security': `max-age=${year}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // What the site does not use, denied so that injected code cannot use it either.
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      // No Cross-Origin-Opener-Policy: a new process for it delays the first paint by 40 ms on a slow phone, and the site has
      // nothing that a page which opened it could read.
      ...(sources.isPreview && { 'X-Robots-Tag': 'noindex' }),
    },
    caching: {
      // File names contain a content hash.
      '/assets/': `public, max-age=${year}, immutable`,
      '/billeder/': `public, max-age=${day}`,
    },
  };
}

function contentSecurityPolicy(sources: HeaderSources): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.scriptHashes, ...sources.scriptSources],
    'style-src': ["'self'", ...sources.styleHashes],
    'img-src': ["'self'", ...sources.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connectSources],
    ...(sources.frameSources && { 'frame-src': sources.frameSources }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
