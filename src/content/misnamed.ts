import leven from 'leven';
import { nearest } from './nearest.ts';

/**
 * Returns for each unknown name the one that was probably meant: of `missing`, which must be there, the one that half of
 * it agrees with (`title` is `titel`), else one of `optional` that is a few letters away. No name is meant twice.
 */
export function misnamed(
  unknown: readonly string[],
  missing: readonly string[],
  optional: readonly string[],
): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  const pairs = unknown.flatMap((name) =>
    missing.map((other) => ({ name, other, distance: leven(name.toLowerCase(), other) })),
  );
  for (const { name, other, distance } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    const isTaken = meant.has(name) || [...meant.values()].includes(other);
    if (!isTaken && distance <= Math.max(name.length, other.length) / 2) meant.set(name, other);
  }
  for (const name of unknown) {
    const left = optional.filter((other) => ![...meant.values()].includes(other));
    const other = meant.has(name) ? undefined : nearest(name, left);
    if (other) meant.set(name, other);
  }
  return meant;
}
