/** Reads the text values named in `defaults` from a stored value; uses the default for a missing or non-text value. */
export function parseTextValues<Values extends Readonly<Record<string, string>>>(
  stored: unknown,
  defaults: Values,
): Values {
  // `Object` turns null and undefined into an empty object.
  const source: Record<string, unknown> = Object(stored);
  const entries = Object.entries(defaults).map(([name, value]) => {
    const found = source[name];
    return [name, typeof found === 'string' ? found : value];
  });
  return Object.fromEntries(entries) as Values;
}
