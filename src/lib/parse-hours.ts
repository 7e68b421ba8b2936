/** Opening hours of a day, in whole hours. */
export type Hours = { readonly from: number; readonly to: number };

/** Parses opening hours of one day, such as `08-20`. Returns null for any other text, `lukket` among them. */
export function parseHours(text: string): Hours | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2]);
  return from < to && to <= 24 ? { from, to } : null;
}
