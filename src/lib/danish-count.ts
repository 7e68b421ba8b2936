const words = [
  'ingen',
  'én',
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'syv',
  'otte',
  'ni',
  'ti',
  'elleve',
  'tolv',
];

/** Returns a count as Danish texts write it at the start of a sentence: words up to twelve (`Tolv`), then digits. */
export function danishCount(count: number): string {
  const text = words[count] ?? String(count);
  return (text[0]?.toUpperCase() ?? '') + text.slice(1);
}
