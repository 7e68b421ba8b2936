/** Character that takes part in kerning, with its glyph index in the output font. */
interface KerningGlyph {
  char: string;
  glyph: number;
}

/** Returns the kerning between two characters, in font units. */
type PairValue = (left: string, right: string) => number;

/**
 * Groups rows whose values are within `tolerance` of the group's first row, and returns the group of each. Group 0 is
 * reserved for rows without kerning.
 */
function groupRows(rows: number[][], tolerance: number): number[] {
  const leaders: number[][] = [rows[0]?.map(() => 0) ?? []];
  return rows.map((row) => {
    const found = leaders.findIndex((leader) =>
      leader.every((value, index) => Math.abs(value - (row[index] ?? 0)) <= tolerance),
    );
    if (found >= 0) return found;
    leaders.push(row);
    return leaders.length - 1;
  });
}

function uint16s(values: number[]): Buffer {
  const out = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries())
    out.writeInt16BE(value > 32767 ? value - 65536 : value, index * 2);
  return out;
}

/** Returns ranges of consecutive glyphs (start, end, value), for a class definition or coverage table. */
function runs(entries: { glyph: number; value: number }[], sameValue: boolean): number[] {
  const out: number[] = [];
  let open: { start: number; end: number; value: number } | undefined;
  for (const { glyph, value } of [...entries].sort((left, right) => left.glyph - right.glyph)) {
    if (open && glyph === open.end + 1 && (!sameValue || value === open.value)) {
      open.end = glyph;
      continue;
    }
    if (open) out.push(open.start, open.end, open.value);
    open = { start: glyph, end: glyph, value };
  }
  if (open) out.push(open.start, open.end, open.value);
  return out;
}

const classDefinition = (entries: { glyph: number; value: number }[]): Buffer => {
  const records = runs(
    entries.filter(({ value }) => value > 0),
    true,
  );
  return uint16s([2, records.length / 3, ...records]);
};

/**
 * Builds a GPOS table with one class-based kerning lookup. The font's original table has pairs for every glyph and
 * weight and takes 15 KB of the download. This one has the pairs needed for Danish, with one value for all weights, and
 * takes about a tenth of that.
 */
export function kerningTable(glyphs: KerningGlyph[], wanted: PairValue, tolerance: number): Buffer {
  const value = glyphs.map((left) => glyphs.map((right) => wanted(left.char, right.char)));
  const columns = glyphs.map((_, right) => value.map((row) => row[right] ?? 0));
  const leftClass = groupRows(value, tolerance);
  const rightClass = groupRows(columns, tolerance);
  const leftCount = Math.max(...leftClass) + 1;
  const rightCount = Math.max(...rightClass) + 1;

  const sums = Array.from({ length: leftCount * rightCount }, () => ({ total: 0, count: 0 }));
  value.forEach((row, left) => {
    row.forEach((amount, right) => {
      const cell = sums[(leftClass[left] ?? 0) * rightCount + (rightClass[right] ?? 0)];
      if (!cell) return;
      cell.total += amount;
      cell.count += 1;
    });
  });
  const step = Math.max(1, Math.round(tolerance / 2));
  const values = sums.map(({ total, count }) => (count ? Math.round(total / count / step) * step : 0));
  // Class 0 has no kerning on either side, even if the average of its cells is not 0.
  for (let index = 0; index < values.length; index += 1) {
    if (index < rightCount || index % rightCount === 0) values[index] = 0;
  }

  const byGlyph = [...glyphs.entries()].map(([index, { glyph }]) => ({
    glyph,
    left: leftClass[index] ?? 0,
    right: rightClass[index] ?? 0,
  }));
  const covered = byGlyph.filter(({ left }) => left > 0).sort((a, b) => a.glyph - b.glyph);
  const coverageRuns: number[] = [];
  let index = 0;
  const ranges = runs(
    covered.map(({ glyph }) => ({ glyph, value: 0 })),
    false,
  );
  for (let at = 0; at < ranges.length; at += 3) {
    const start = ranges[at] ?? 0;
    const end = ranges[at + 1] ?? 0;
    coverageRuns.push(start, end, index);
    index += end - start + 1;
  }
  const coverage = uint16s([2, coverageRuns.length / 3, ...coverageRuns]);
  const leftDefinition = classDefinition(byGlyph.map(({ glyph, left }) => ({ glyph, value: left })));
  const rightDefinition = classDefinition(byGlyph.map(({ glyph, right }) => ({ glyph, value: right })));

  const pairHead = 16;
  const matrix = uint16s(values);
  const coverageAt = pairHead + matrix.length;
  const leftAt = coverageAt + coverage.length;
  const rightAt = leftAt + leftDefinition.length;
  const pairs = Buffer.concat([
    uint16s([2, coverageAt, 4, 0, leftAt, rightAt, leftCount, rightCount]),
    matrix,
    coverage,
    leftDefinition,
    rightDefinition,
  ]);

  const tag = (text: string): number[] => [
    text.charCodeAt(0) * 256 + text.charCodeAt(1),
    text.charCodeAt(2) * 256 + text.charCodeAt(3),
  ];
  // Two scripts share one language system, one feature and one lookup.
  const scripts = uint16s([2, ...tag('DFLT'), 14, ...tag('latn'), 14, 4, 0, 0, 0xffff, 1, 0]);
  const features = uint16s([1, ...tag('kern'), 8, 0, 1, 0]);
  const lookups = uint16s([1, 4, 2, 0, 1, 8]);
  const header = uint16s([1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length]);
  return Buffer.concat([header, scripts, features, lookups, pairs]);
}
