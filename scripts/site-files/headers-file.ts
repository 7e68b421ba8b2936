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

/** Cloudflare Pages drops a longer line. */
const longestLine = 2000;
const day = 24 * 60 * 60;
const year = 365 * day;

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

/**
 * The text of `_headers`. No header is named in two blocks that match the same path: Cloudflare Pages would join
 * the two values, Netlify would take the later.
 * @throws when a line is longer than the hosts take
 */
export function headersFile(sources: HeaderSources): string {
  const blocks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': {
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
    // The name holds the content's hash.
    '/assets/*': { 'Cache-Control': `public, max-age=${year}, immutable` },
    '/billeder/*': { 'Cache-Control': `public, max-age=${day}` },
  };
  const lines = Object.entries(blocks).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers: a line of ${tooLong.length} characters, hosts take ${longestLine}: ${tooLong.slice(0, 60)} …`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function contentSecurityPolicy(sources: HeaderSources): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources.scriptHashes, ...sources.scriptSources],
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
