/** Text values by name, from something stored; what is missing or no text stays as in `defaults`. */
export function textValues<Values extends Readonly<Record<string, string>>>(
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

/** What stands in a form's fields right now: the visitor may have typed before React took over. */
export function typedValues(fields: FormData): Record<string, unknown> {
  return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}
