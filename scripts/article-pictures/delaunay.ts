import type { Point } from '../drawing/contours.ts';

type Triangle = readonly [number, number, number];

/** Returns the Delaunay triangulation of points (Bowyer–Watson): no point is inside a triangle's circumcircle. */
export function delaunay(points: readonly Point[]): Triangle[] {
  const far = 1e5;
  const all = [...points, { x: -far, y: -far }, { x: far, y: -far }, { x: 0, y: far }];
  const outer: Triangle = [points.length, points.length + 1, points.length + 2];
  let triangles: Triangle[] = [outer];
  const at = (index: number): Point => all[index] ?? { x: 0, y: 0 };

  const circumcircleContains = (triangle: Triangle, point: Point): boolean => {
    const [a, b, c] = [at(triangle[0]), at(triangle[1]), at(triangle[2])];
    const ax = a.x - point.x;
    const ay = a.y - point.y;
    const bx = b.x - point.x;
    const by = b.y - point.y;
    const cx = c.x - point.x;
    const cy = c.y - point.y;
    const determinant =
      (ax * ax + ay * ay) * (bx * cy - cx * by) -
      (bx * bx + by * by) * (ax * cy - cx * ay) +
      (cx * cx + cy * cy) * (ax * by - bx * ay);
    const turn = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    return turn > 0 ? determinant > 0 : determinant < 0;
  };

  points.forEach((point, index) => {
    const edges = new Map<string, readonly [number, number]>();
    triangles = triangles.filter((triangle) => {
      if (!circumcircleContains(triangle, point)) return true;
      const sides: [number, number][] = [
        [triangle[0], triangle[1]],
        [triangle[1], triangle[2]],
        [triangle[2], triangle[0]],
      ];
      for (const [from, to] of sides) {
        const key = from < to ? `${from} ${to}` : `${to} ${from}`;
        // An edge shared by two removed triangles is inside the hole.
        if (!edges.delete(key)) edges.set(key, [from, to]);
      }
      return false;
    });
    for (const [from, to] of edges.values()) triangles.push([from, to, index]);
  });
  return triangles.filter((triangle) => triangle.every((corner) => corner < points.length));
}
