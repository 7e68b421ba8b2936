/** A half-circle instrument in a box of 200 by 112: 0 at the left, `ceiling` at the right. */
const centre = { x: 100, y: 100 } as const;

/** Share of the dial at which the limit stands, the same on every dial so that they can be compared at a glance. */
const limitShare = 0.4;

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The end of the scale that puts the limit in its place. */
export function dialCeiling(limit: number): number {
  return limit / limitShare;
}

/** How far round the dial a value stands, 0 to 1; a value beyond the scale stays at its end. */
export function dialShare(value: number, limit: number): number {
  return Math.min(1, Math.max(0, value / dialCeiling(limit)));
}

function onDial(share: number, radius: number): string {
  const angle = Math.PI * (1 - share);
  return `${short(centre.x + radius * Math.cos(angle))} ${short(centre.y - radius * Math.sin(angle))}`;
}

/** Part of the dial's rim. */
export function dialArc(from: number, to: number, radius: number): string {
  return `M${onDial(from, radius)}A${radius} ${radius} 0 0 1 ${onDial(to, radius)}`;
}

/** A straight stroke from one radius to another: a needle or a tick. */
export function dialStroke(share: number, inner: number, outer: number): string {
  return `M${onDial(share, inner)}L${onDial(share, outer)}`;
}
