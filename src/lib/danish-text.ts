const words = 'Ingen Én To Tre Fire Fem Seks Syv Otte Ni Ti Elleve Tolv'.split(' ');

/** Returns a count as Danish texts write it at the start of a sentence: words up to twelve (`Tolv`), then digits. */
export function danishCount(count: number): string {
  return words[count] ?? String(count);
}

/** Joins words as Danish texts list them: `navn, email og telefon`. */
export const danishList = new Intl.ListFormat('da');

/** Orders texts the same on every machine, whatever its language. */
export const danishOrder = new Intl.Collator('da');
