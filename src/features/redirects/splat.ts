/** A source with its splat cut off, or null for a plain one: `/kunder/*` gives `/kunder`. */
export function splatBase(source: string): string | null {
  return source.endsWith('/*') ? source.slice(0, -2) : null;
}

/** Does a splat on `base` take this path? On the hosts `/dir/*` takes `/dir` too. */
export function isBelow(path: string, base: string | null): boolean {
  return base !== null && (path === base || path.startsWith(`${base}/`));
}
