/* Validators for values of environment variables. */

/** Parses an absolute http(s) URL without credentials or spaces, or returns null. Stricter than `URL`: no `https:x.dk`. */
function httpUrl(value: string): URL | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username || url.password ? null : url;
}

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Accepts a scheme, a host and an optional port, as `https://eksempel.dk`. A trailing slash is allowed. */
export function isOrigin(value: string): boolean {
  return httpUrl(value) !== null && /^https?:\/\/[^/?#]+\/?$/i.test(value);
}

/** Accepts URLs of webhooks and scripts: https, http on localhost, or an absolute path on the site. */
export function isEndpointUrl(value: string): boolean {
  if (value.startsWith('/')) return /^\/(?!\/)[^\s\\#]*$/.test(value);
  const url = httpUrl(value);
  return url !== null && !value.includes('#') && (url.protocol === 'https:' || isLocal(url));
}

export function isHttpUrl(value: string): boolean {
  return httpUrl(value) !== null;
}

/** Accepts an existing date, as `2025-11-04`. */
export function isDate(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // `Date.parse` turns 30 February into a date in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}
