/**
 * From a height field to the lines of a chart: a grid of samples, marching squares, and path data
 * as short as it can be. Pure: the same field gives the same text.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Line {
  points: Point[];
  closed: boolean;
}

/** Height in metres above (land) or below (water) the sea at a place on the sheet. */
export type HeightField = (x: number, y: number) => number;

interface Grid {
  left: number;
  top: number;
  cell: number;
  columns: number;
  rows: number;
  values: Float64Array;
}

interface Box {
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

/** The same grid inside a moat, so that every line of it closes: for areas that are filled. */
export function withMoat(grid: Grid): Grid {
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
 * Which edges of a cell a line crosses, by the four corners above the level (1 top left, 2 top
 * right, 4 bottom right, 8 bottom left). Edges: 0 top, 1 right, 2 bottom, 3 left. Higher ground is
 * always on the left hand, so that rings run one way and holes the other.
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

/** All lines where the field has exactly this height. */
export function isolines(grid: Grid, level: number): Line[] {
  const { columns, rows, cell, values } = grid;
  const at = (column: number, row: number): number => {
    const value = (values[row * columns + column] ?? 0) - level;
    // A sample exactly on the level would make a line of no length.
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
  // Open lines first, from their loose end; what is left are rings.
  for (const key of [...next.keys()]) if (!entered.has(key)) follow(key);
  for (const key of [...next.keys()]) if (next.has(key)) follow(key);
  return lines;
}

export function lengthOf(line: Line): number {
  let sum = 0;
  line.points.forEach((point, index) => {
    const before = line.points[index - 1] ?? (line.closed ? line.points.at(-1) : undefined);
    if (before) sum += Math.hypot(point.x - before.x, point.y - before.y);
  });
  return sum;
}

/** Drops points that lie within `tolerance` of the line through their neighbours (Douglas and Peucker). */
export function simplify(line: Line, tolerance: number): Line {
  const { points } = line;
  const keep = new Uint8Array(points.length);
  const last = points.length - 1;
  keep[0] = 1;
  keep[last] = 1;
  const open: [number, number][] = [];
  if (line.closed) {
    // A ring is cut into two halves, or both ends of the first chord would be one place.
    const middle = last >> 1;
    keep[middle] = 1;
    open.push([0, middle], [middle, last]);
  } else {
    open.push([0, last]);
  }
  for (let range = open.pop(); range; range = open.pop()) {
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
    open.push([from, index], [index, to]);
  }
  return { points: points.filter((_, index) => keep[index] === 1), closed: line.closed };
}

/** Joins numbers with as few separators as SVG allows. */
function packed(values: number[]): string {
  let out = '';
  let dotted = false;
  values.forEach((value, index) => {
    const text = String(value).replace(/^(-?)0\./, '$1.');
    const glued = index === 0 || text.startsWith('-') || (text.startsWith('.') && dotted);
    out += (glued ? '' : ' ') + text;
    dotted = text.includes('.');
  });
  return out;
}

/**
 * A quadratic B-spline along the points, written as one `q` and then only `t`: two numbers per
 * point. A `t` mirrors the control point before it, so rounding would add up; each end is
 * therefore chosen from the control point that a reader of the path will have reconstructed.
 */
export function splinePath(line: Line): string {
  // To a tenth.
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
  const head = `M${packed([round(start.x / scale) / scale, round(start.y / scale) / scale])}q${packed(plain.slice(0, 4))}`;
  const tail = plain.length > 4 ? `t${packed(plain.slice(4))}` : '';
  return head + tail + (line.closed ? 'z' : '');
}

/**
 * Adds a point near each end of a long straight run. The spline turns at the middle of a run, and
 * would otherwise cut the corners of areas that follow the edge of the sheet.
 */
function holdCorners(line: Line, reach: number): Line {
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

interface ContourOptions {
  /** How far a drawn line may leave the true one; also what makes the path short. */
  tolerance: number;
  /** Rings and scraps shorter than this are left out. */
  shortest: number;
}

/** The path data of one height: every line in the grid, longest first. */
export function contourPath(grid: Grid, level: number, { tolerance, shortest }: ContourOptions): string {
  return isolines(grid, level)
    .map((line) => ({ line, length: lengthOf(line) }))
    .filter(({ length }) => length >= shortest)
    .sort((left, right) => right.length - left.length)
    .map(({ line }) => splinePath(holdCorners(simplify(line, tolerance), 30)))
    .join('');
}
