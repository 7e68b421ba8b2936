/** Reads the text values named in `defaults` from a stored value; uses the default for a missing or non-text value. */
export function parseTextValues<Values extends Readonly<Record<string, string>>>(
  stored: unknown,
  defaults: Values,
): Values {
  const source = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const entries = Object.entries(defaults).map(([name, value]) => {
    const found = source[name];
    return [name, typeof found === 'string' ? found : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** Returns the non-empty values of a form's fields, which the visitor may have filled in before hydration. */
export function nonEmptyValues(fields: FormData): Record<string, unknown> {
  return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}
