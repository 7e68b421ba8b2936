/** Returns the glyphs of a coverage table in order. */
function coveredGlyphs(table: Buffer, at: number): number[] {
  const count = table.readUInt16BE(at + 2);
  if (table.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, index) => table.readUInt16BE(at + 4 + 2 * index));
  return Array.from({ length: count }, (_, index) => {
    const start = table.readUInt16BE(at + 4 + 6 * index);
    const end = table.readUInt16BE(at + 6 + 6 * index);
    return Array.from({ length: end - start + 1 }, (__, step) => start + step);
  }).flat();
}

/**
 * Limits the tabular figures of a GSUB table to `digits`. The font also has tabular punctuation, which leaves gaps in
 * `10.000 kr.` and is not needed to align columns.
 * @throws if the feature is not a single substitution in format 2
 */
export function tabularDigits(gsub: Buffer, digits: ReadonlySet<number>): Buffer {
  const table = Buffer.from(gsub);
  const u16 = (at: number): number => table.readUInt16BE(at);
  const features = u16(6);
  const lookups = u16(8);
  const added: Buffer[] = [];
  let end = table.length;

  for (let index = 0; index < u16(features); index += 1) {
    const record = features + 2 + 6 * index;
    if (table.toString('latin1', record, record + 4) !== 'tnum') continue;
    const feature = features + u16(record + 4);
    for (let n = 0; n < u16(feature + 2); n += 1) {
      const lookup = lookups + u16(lookups + 2 + 2 * u16(feature + 4 + 2 * n));
      const at = lookup + u16(lookup + 6);
      if (u16(lookup) !== 1 || u16(lookup + 4) !== 1 || u16(at) !== 2)
        throw new Error('Unsupported tabular figures: expected one single substitution in format 2.');
      const pairs = coveredGlyphs(table, at + u16(at + 2))
        .map((glyph, place) => ({ glyph, tabular: u16(at + 6 + 2 * place) }))
        .filter(({ glyph }) => digits.has(glyph));
      // Appends a new subtable. The next subsetting removes the old one.
      const values = [2, 6 + 2 * pairs.length, pairs.length, ...pairs.map(({ tabular }) => tabular)];
      const coverage = [1, pairs.length, ...pairs.map(({ glyph }) => glyph)];
      const list = Buffer.alloc(2 * (values.length + coverage.length));
      for (const [place, value] of [...values, ...coverage].entries()) list.writeUInt16BE(value, 2 * place);
      table.writeUInt16BE(end - lookup, lookup + 6);
      added.push(list);
      end += list.length;
    }
  }
  return Buffer.concat([table, ...added]);
}
