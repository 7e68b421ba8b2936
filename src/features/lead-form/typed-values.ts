/** What stands in a form's fields right now: the visitor may have typed before React took over. */
export function typedValues(form: HTMLFormElement): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') values[name] = value;
  }
  return values;
}
