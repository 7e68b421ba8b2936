/** Returns a source without its splat, or null for a plain source: `/kunder/*` gives `/kunder`. */
export function splatBase(source: string): string | null {
  return source.endsWith('/*') ? source.slice(0, -2) : null;
}

/** Whether a splat on `base` matches a path. On the hosts `/dir/*` matches `/dir` too. */
export function isBelow(path: string, base: string | null): boolean {
  return base !== null && (path === base || path.startsWith(`${base}/`));
}
