/** Angle of the limit in degrees, equal on every dial so that they are easy to compare. */
export const limitAngle = 72;

/** Returns the angle of a value on a semicircular dial: 0 degrees is at its left end, 180 at its right. */
export function dialAngle(value: number, limit: number): number {
  const angle = Math.min(180, Math.max(0, (value / limit) * limitAngle));
  return Math.round(angle * 10) / 10;
}
