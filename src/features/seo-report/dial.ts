/** Centre of a semicircular dial in a `viewBox` of 200 by 108: 0 is at the left, the maximum at the right. */
const centre = { x: 100, y: 100 } as const;

/** Position of the limit as a share of the dial, equal on every dial so that they are easy to compare. */
const limitShare = 0.4;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Returns the maximum of the scale, which puts the limit at `limitShare`. */
export function dialMaximum(limit: number): number {
  return limit / limitShare;
}

/** Returns the position of a value as a share of the dial, clamped between 0 and 1. */
export function dialShare(value: number, limit: number): number {
  return Math.min(1, Math.max(0, value / dialMaximum(limit)));
}

function dialPoint(share: number, radius: number): string {
  const angle = Math.PI * (1 - share);
  return `${round(centre.x + radius * Math.cos(angle))} ${round(centre.y - radius * Math.sin(angle))}`;
}

/** Returns path data for a part of the dial's rim. */
export function dialArc(from: number, to: number, radius: number): string {
  return `M${dialPoint(from, radius)}A${radius} ${radius} 0 0 1 ${dialPoint(to, radius)}`;
}

/** Returns path data for a radial line between two radii: a needle or a tick. */
export function dialStroke(share: number, inner: number, outer: number): string {
  return `M${dialPoint(share, inner)}L${dialPoint(share, outer)}`;
}
