import leven from 'leven';

/**
 * Returns the one of `known` that `written` was probably meant to be: the same in other case, a few letters away, or
 * alone in going on with another part. Undefined if none is close, or several are equally close.
 */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const wanted = written.toLowerCase();
  const lastPart = wanted.slice(wanted.lastIndexOf('/') + 1);
  if (!lastPart) return undefined;
  const distances = known.map((other) => ({ other, distance: leven(wanted, other.toLowerCase()) }));
  const least = Math.min(...distances.map(({ distance }) => distance));
  const closest = distances.filter(({ distance }) => distance === least);
  // One wrong letter in three: any more, and short names are close to all others.
  if (least <= Math.floor(lastPart.length / 3)) return closest.length === 1 ? closest[0]?.other : undefined;
  const longer = known.filter((other) => other.startsWith(`${wanted}-`) || other.endsWith(wanted));
  return longer.length === 1 ? longer[0] : undefined;
}
