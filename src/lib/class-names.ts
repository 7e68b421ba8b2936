/** Class names of those that are there: a variant that no rule styles has none. `('a', undefined)` gives `'a'`. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
