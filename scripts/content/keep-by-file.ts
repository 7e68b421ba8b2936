/**
 * Returns a function that gives what `make` makes of the text of a file, and makes it only once while the text stays: of
 * all files, a save changes one.
 */
export function keepByFile<Value>() {
  const kept = new Map<string, { readonly source: string; readonly value: Value }>();
  return (file: string, source: string, make: () => Value): Value => {
    const before = kept.get(file);
    if (before?.source === source) return before.value;
    const value = make();
    kept.set(file, { source, value });
    return value;
  };
}
