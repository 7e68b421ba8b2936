import type { Hours } from '#src/lib/parse-hours.ts';

/** Returns start and length of the hours on a scale, in percent. */
export function hoursSpan(hours: Hours, scale: Hours): { readonly start: number; readonly length: number } {
  const percent = (value: number) => (value / (scale.to - scale.from)) * 100;
  return { start: percent(hours.from - scale.from), length: percent(hours.to - hours.from) };
}

/** Returns the scale of a chart that shows all these hours: 7 to 21, or an hour more than the earliest and latest. */
export function chartScale(hours: readonly Hours[]): Hours {
  const from = Math.min(8, ...hours.map((each) => each.from)) - 1;
  const to = Math.max(20, ...hours.map((each) => each.to)) + 1;
  return { from: Math.max(0, from), to: Math.min(24, to) };
}
