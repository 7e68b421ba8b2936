export type HeaderSources = {
  /** `'sha256-…'` of each inline script and each inline style that any page holds. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins that pages send to or read from, beside their own. */
  readonly connectSources: readonly string[];
  /** Origins of scripts that the visitor has consented to. */
  readonly scriptSources: readonly string[];
  /** Hosts of pictures that are not our own. */
  readonly imageHosts: readonly string[];
};

export type SiteHeaders = {
  /** What every answer carries, be it a page, a file, a redirect or a 404. */
  readonly everywhere: Readonly<Record<string, string>>;
  /** `Cache-Control` of the files in a folder; for what is not there it would outlive the mistake. */
  readonly caching: Readonly<Record<'/assets/' | '/billeder/', string>>;
};

const day = 24 * 60 * 60;
const year = 365 * day;

/** `Cache-Control` of everything else: keep it, but ask each time. Cloudflare and Netlify send the same by themselves. */
export const defaultCaching = 'public, max-age=0, must-revalidate';

/** What no page of this site does, so that nothing that gets into one can do it either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of the site, the one source of `_headers` and of the servers' own files. */
export function siteHeaders(sources: HeaderSources): SiteHeaders {
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(sources),
      // Without includeSubDomains: this site cannot speak for the owner's other hosts.
      'Strict-Transport-Security': `max-age=${year}`,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    caching: {
      // The name holds the content's hash.
      '/assets/': `public, max-age=${year}, immutable`,
      '/billeder/': `public, max-age=${day}`,
    },
  };
}

function contentSecurityPolicy(sources: HeaderSources): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    // The search of the texts is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...sources.scriptHashes, ...sources.scriptSources],
    'style-src': ["'self'", ...sources.styleHashes],
    'img-src': ["'self'", ...sources.imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connectSources],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
