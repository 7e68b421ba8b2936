import leven from 'leven';

/**
 * Returns the one of `known` that `written` was probably meant to be: the same in other case, a few letters away (at most
 * `most`), or alone in going on with another part. Undefined if none is close, or several are equally close.
 */
export function nearest(written: string, known: readonly string[], most = Infinity): string | undefined {
  const wanted = written.toLowerCase();
  const lastPart = wanted.slice(wanted.lastIndexOf('/') + 1);
  if (!lastPart) return undefined;
  const others = known.map((name) => ({ name, lower: name.toLowerCase() }));
  const distances = others.map(({ lower }) => leven(wanted, lower));
  const least = Math.min(...distances);
  const close = others.filter((_, index) => distances[index] === least);
  const longer = others.filter(
    ({ lower }) => lower.startsWith(`${wanted}-`) || (wanted.length > 2 && lower.endsWith(wanted)),
  );
  // One wrong letter in three: any more, and short names are close to all others.
  const isClose = least <= Math.min(most, Math.floor(lastPart.length / 3));
  const [match, ...more] = isClose ? close : longer;
  return more.length ? undefined : match?.name;
}
