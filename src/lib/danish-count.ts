const words = 'Ingen Én To Tre Fire Fem Seks Syv Otte Ni Ti Elleve Tolv'.split(' ');

/** Returns a count as Danish texts write it within a sentence: `tolv`, then digits. */
export const danishCountInside = (count: number): string => danishCount(count).toLowerCase();

/** Returns a count as Danish texts write it at the start of a sentence: words up to twelve (`Tolv`), then digits. */
export function danishCount(count: number): string {
  return words[count] ?? String(count);
}
