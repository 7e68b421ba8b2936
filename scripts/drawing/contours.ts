/**
 * Turns a height field into contour lines: samples it on a grid, traces lines with marching squares and writes compact
 * SVG path data. Deterministic: the same field gives the same path data.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  points: Point[];
  closed: boolean;
}

/** Height in metres at a point: above 0 on land, below 0 in water. */
export type HeightField = (x: number, y: number) => number;

export interface Grid {
  left: number;
  top: number;
  cell: number;
  columns: number;
  rows: number;
  values: Float64Array;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function sampleField(field: HeightField, box: Box, cell: number): Grid {
  const columns = Math.ceil((box.right - box.left) / cell) + 1;
  const rows = Math.ceil((box.bottom - box.top) / cell) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = field(box.left + column * cell, box.top + row * cell);
    }
  }
  return { left: box.left, top: box.top, cell, columns, rows, values };
}

/** Surrounds a grid with deep water, so that all its contour lines are closed and can be filled. */
export function withSeaBorder(grid: Grid): Grid {
  const columns = grid.columns + 2;
  const rows = grid.rows + 2;
  const values = new Float64Array(columns * rows).fill(-1e4);
  for (let row = 0; row < grid.rows; row += 1) {
    const from = row * grid.columns;
    values.set(grid.values.subarray(from, from + grid.columns), (row + 1) * columns + 1);
  }
  return { ...grid, left: grid.left - grid.cell, top: grid.top - grid.cell, columns, rows, values };
}

/**
 * Cell edges that a contour line crosses, indexed by a bit mask of the corners above the level (1 top left, 2 top
 * right, 4 bottom right, 8 bottom left). Edges: 0 top, 1 right, 2 bottom, 3 left. Higher ground is always to the right
 * of the line (y points down), so outlines and holes have opposite directions.
 */
const crossings: readonly (readonly [number, number])[][] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** Returns all contour lines at a height. */
function isolines(grid: Grid, level: number): Line[] {
  const { columns, rows, cell, values } = grid;
  const at = (column: number, row: number): number => {
    const value = (values[row * columns + column] ?? 0) - level;
    // A sample exactly at the level would create a zero-length segment.
    return value === 0 ? 1e-9 : value;
  };
  const edgeKey = (column: number, row: number, edge: number): number => {
    if (edge === 0) return 2 * (row * columns + column);
    if (edge === 2) return 2 * ((row + 1) * columns + column);
    if (edge === 3) return 2 * (row * columns + column) + 1;
    return 2 * (row * columns + column + 1) + 1;
  };
  const place = (key: number): Point => {
    const index = key >> 1;
    const column = index % columns;
    const row = (index - column) / columns;
    const down = key % 2 === 1;
    const from = at(column, row);
    const to = down ? at(column, row + 1) : at(column + 1, row);
    const share = from / (from - to);
    return {
      x: grid.left + (column + (down ? 0 : share)) * cell,
      y: grid.top + (row + (down ? share : 0)) * cell,
    };
  };

  const next = new Map<number, number>();
  const entered = new Set<number>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const shape =
        (at(column, row) > 0 ? 1 : 0) +
        (at(column + 1, row) > 0 ? 2 : 0) +
        (at(column + 1, row + 1) > 0 ? 4 : 0) +
        (at(column, row + 1) > 0 ? 8 : 0);
      for (const [from, to] of crossings[shape] ?? []) {
        const end = edgeKey(column, row, to);
        next.set(edgeKey(column, row, from), end);
        entered.add(end);
      }
    }
  }

  const lines: Line[] = [];
  const follow = (start: number): void => {
    const points: Point[] = [];
    let key: number | undefined = start;
    let closed = false;
    while (key !== undefined) {
      points.push(place(key));
      const following = next.get(key);
      next.delete(key);
      if (following === start) {
        closed = true;
        break;
      }
      key = following;
    }
    if (points.length > 1) lines.push({ points, closed });
  };
  // Follows open lines from their start first; only closed lines remain after that.
  for (const key of [...next.keys()]) if (!entered.has(key)) follow(key);
  for (const key of [...next.keys()]) if (next.has(key)) follow(key);
  return lines;
}

function lengthOf(line: Line): number {
  let sum = 0;
  line.points.forEach((point, index) => {
    const before = line.points[index - 1] ?? (line.closed ? line.points.at(-1) : undefined);
    if (before) sum += Math.hypot(point.x - before.x, point.y - before.y);
  });
  return sum;
}

/** Simplifies a line with the Douglas–Peucker algorithm: removes points that deviate by at most `tolerance`. */
function simplify(line: Line, tolerance: number): Line {
  const { points } = line;
  const keep = new Uint8Array(points.length);
  const last = points.length - 1;
  keep[0] = 1;
  keep[last] = 1;
  const ranges: [number, number][] = [];
  if (line.closed) {
    // Splits a closed line into halves. Otherwise both ends of the first chord would be almost the same point.
    const middle = last >> 1;
    keep[middle] = 1;
    ranges.push([0, middle], [middle, last]);
  } else {
    ranges.push([0, last]);
  }
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range;
    const start = points[from];
    const end = points[to];
    if (!start || !end) continue;
    const length = Math.hypot(end.x - start.x, end.y - start.y) || 1e-9;
    let worst = tolerance;
    let index = -1;
    for (let at = from + 1; at < to; at += 1) {
      const point = points[at];
      if (!point) continue;
      const offset =
        Math.abs((point.x - start.x) * (end.y - start.y) - (point.y - start.y) * (end.x - start.x)) / length;
      if (offset > worst) {
        worst = offset;
        index = at;
      }
    }
    if (index < 0) continue;
    keep[index] = 1;
    ranges.push([from, index], [index, to]);
  }
  return { points: points.filter((_, index) => keep[index] === 1), closed: line.closed };
}

/** Joins numbers with as few separators as SVG allows. */
function joinNumbers(values: number[]): string {
  let out = '';
  let dotted = false;
  values.forEach((value, index) => {
    const text = String(value).replace(/^(-?)0\./, '$1.');
    const needsSpace = index > 0 && !text.startsWith('-') && !(text.startsWith('.') && dotted);
    out += (needsSpace ? ' ' : '') + text;
    dotted = text.includes('.');
  });
  return out;
}

/**
 * Returns path data of a quadratic B-spline along the points: one `q` command, then only `t` with two numbers per
 * point. `t` reflects the previous control point, so rounding errors would accumulate; each segment's end is therefore
 * computed from the rounded control point that a renderer reconstructs.
 */
function splinePath(line: Line): string {
  // Rounds to tenths.
  const scale = 10;
  const round = (value: number): number => Math.round(value * scale);
  const points = line.points.map(({ x, y }) => ({ x: x * scale, y: y * scale }));
  const first = points[0];
  const second = points[1];
  if (!first || !second) return '';
  const start = line.closed ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : first;
  const controls = line.closed ? [...points.slice(1), first] : points.slice(1, -1);
  if (controls.length === 0) controls.push({ x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 });
  const stop = line.closed ? start : (points.at(-1) ?? second);

  let x = Math.round(start.x);
  let y = Math.round(start.y);
  const numbers: number[] = [];
  let control = { x: 0, y: 0 };
  controls.forEach((wanted, index) => {
    if (index === 0) {
      control = { x: Math.round(wanted.x), y: Math.round(wanted.y) };
      numbers.push(control.x - x, control.y - y);
    } else {
      control = { x: 2 * x - control.x, y: 2 * y - control.y };
    }
    const following = controls[index + 1];
    const end = following ? { x: (control.x + following.x) / 2, y: (control.y + following.y) / 2 } : stop;
    const endX = Math.round(end.x);
    const endY = Math.round(end.y);
    numbers.push(endX - x, endY - y);
    x = endX;
    y = endY;
  });
  const plain = numbers.map((value) => value / scale);
  const head = `M${joinNumbers([round(start.x / scale) / scale, round(start.y / scale) / scale])}q${joinNumbers(plain.slice(0, 4))}`;
  const tail = plain.length > 4 ? `t${joinNumbers(plain.slice(4))}` : '';
  return head + tail + (line.closed ? 'z' : '');
}

/**
 * Adds a point near each end of long straight segments. The spline passes through segment midpoints and would
 * otherwise cut the corners of areas along the border of the grid.
 */
function preserveCorners(line: Line, reach: number): Line {
  const points: Point[] = [];
  line.points.forEach((point, index) => {
    points.push(point);
    const next = line.points[index + 1] ?? (line.closed ? line.points[0] : undefined);
    if (!next) return;
    const length = Math.hypot(next.x - point.x, next.y - point.y);
    if (length < reach * 4) return;
    const share = reach / length;
    const along = (part: number): Point => ({
      x: point.x + (next.x - point.x) * part,
      y: point.y + (next.y - point.y) * part,
    });
    points.push(along(share), along(1 - share));
  });
  return { points, closed: line.closed };
}

export interface ContourOptions {
  /** Maximum deviation from the exact line. Larger values give shorter path data. */
  tolerance: number;
  /** Minimum length: shorter lines are omitted. */
  shortest: number;
}

/** Returns the path data of all contour lines at a height, longest first. */
export function contourPath(grid: Grid, level: number, { tolerance, shortest }: ContourOptions): string {
  return isolines(grid, level)
    .map((line) => ({ line, length: lengthOf(line) }))
    .filter(({ length }) => length >= shortest)
    .sort((left, right) => right.length - left.length)
    .map(({ line }) => splinePath(preserveCorners(simplify(line, tolerance), 30)))
    .join('');
}
