/* What the values of variables may be. */

/** A whole http address without a user's name or blanks, else null. `https:x.dk`, which URL parsers mend, is none. */
function httpUrl(value: string): URL | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.username || url.password ? null : url;
}

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A scheme, a host and perhaps a port: `https://eksempel.dk`. A slash at the end does no harm. */
export function isOrigin(value: string): boolean {
  return httpUrl(value) !== null && /^https?:\/\/[^/?#]+\/?$/i.test(value);
}

/** Where a page may send to or load a script from: https, http on this machine, or a path on the site itself. */
export function isFormAddress(value: string): boolean {
  if (value.startsWith('/')) return /^\/(?!\/)[^\s\\#]*$/.test(value);
  const url = httpUrl(value);
  return url !== null && !value.includes('#') && (url.protocol === 'https:' || isLocal(url));
}

export function isServerAddress(value: string): boolean {
  return httpUrl(value) !== null;
}

/** A day of the calendar, as `2025-11-04`. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // The parser rolls 30 February over into March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}
