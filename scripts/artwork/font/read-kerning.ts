import { readTables } from './sfnt.ts';

/** Returns the kerning between two glyphs in font units: below 0 moves them closer. */
export type Kerning = (left: number, right: number) => number;

/**
 * Reads pair kerning from a font's GPOS table. opentype.js does not support extension lookups, in which large fonts
 * store their pairs.
 */
export function readKerning(font: Buffer): Kerning {
  const gpos = readTables(font).get('GPOS');
  if (!gpos) return () => 0;
  const u16 = (at: number): number => gpos.readUInt16BE(at);

  const lookupIndexes = new Set<number>();
  const featureList = u16(6);
  for (let index = 0; index < u16(featureList); index += 1) {
    const record = featureList + 2 + 6 * index;
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue;
    const feature = featureList + u16(record + 4);
    for (let n = 0; n < u16(feature + 2); n += 1) lookupIndexes.add(u16(feature + 4 + 2 * n));
  }

  const subtables: number[] = [];
  const lookupList = u16(8);
  for (const index of lookupIndexes) {
    const lookup = lookupList + u16(lookupList + 2 + 2 * index);
    for (let n = 0; n < u16(lookup + 4); n += 1) {
      const at = lookup + u16(lookup + 6 + 2 * n);
      const extension = u16(lookup) === 9;
      if ((extension ? u16(at + 2) : u16(lookup)) !== 2) continue;
      subtables.push(extension ? at + gpos.readUInt32BE(at + 4) : at);
    }
  }

  const coverage = (at: number, glyph: number): number => {
    const ranges = u16(at) === 2;
    for (let n = 0; n < u16(at + 2); n += 1) {
      if (!ranges) {
        if (u16(at + 4 + 2 * n) === glyph) return n;
        continue;
      }
      const record = at + 4 + 6 * n;
      if (glyph >= u16(record) && glyph <= u16(record + 2)) return u16(record + 4) + glyph - u16(record);
    }
    return -1;
  };

  const glyphClass = (at: number, glyph: number): number => {
    if (u16(at) === 1) {
      const index = glyph - u16(at + 2);
      return index >= 0 && index < u16(at + 4) ? u16(at + 6 + 2 * index) : 0;
    }
    for (let n = 0; n < u16(at + 2); n += 1) {
      const record = at + 4 + 6 * n;
      if (glyph >= u16(record) && glyph <= u16(record + 2)) return u16(record + 4);
    }
    return 0;
  };

  /** Counts the 16-bit fields of a value record, one per set bit of the mask. The advance is the field of bit 2. */
  const fields = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  const advance = (at: number, mask: number): number =>
    mask & 4 ? gpos.readInt16BE(at + 2 * fields(mask & 3)) : 0;

  return (left, right) => {
    for (const at of subtables) {
      const covered = coverage(at + u16(at + 2), left);
      if (covered < 0) continue;
      const mask = u16(at + 4);
      const size = 2 * (fields(mask) + fields(u16(at + 6)));
      if (u16(at) === 1) {
        const set = at + u16(at + 10 + 2 * covered);
        for (let n = 0; n < u16(set); n += 1) {
          const record = set + 2 + n * (2 + size);
          if (u16(record) === right) return advance(record + 2, mask);
        }
        continue;
      }
      const first = glyphClass(at + u16(at + 8), left);
      const second = glyphClass(at + u16(at + 10), right);
      return advance(at + 16 + (first * u16(at + 14) + second) * size, mask);
    }
    return 0;
  };
}
