/** Returns the next random number in [0, 1). */
export type Random = () => number;

/** Returns the 32-bit FNV-1a hash of a text. Similar slugs get very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Creates a random number generator that returns the same sequence for a seed on every machine. */
export function seededRandom(seed: string): Random {
  let state = hash(seed) || 1;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x100000000;
  };
}

/** Returns a random number between two bounds. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();
