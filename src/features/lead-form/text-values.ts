/** Picks the text values named by `empty` out of something stored; what is missing or no text stays empty. */
export function textValues<Name extends string>(
  stored: unknown,
  empty: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const source = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<Name, unknown>
  >;
  const values: Record<Name, string> = { ...empty };
  for (const name in empty) {
    const value = source[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}
