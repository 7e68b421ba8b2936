/** Opening hours of a day, in whole hours. */
export type Hours = { readonly from: number; readonly to: number };

/**
 * Parses opening hours such as `08-20`. Returns null for `lukket`.
 * @throws when the text has any other format: a chart of wrong hours is worse than none
 */
export function parseHours(text: string): Hours | null {
  if (text === 'lukket') return null;
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2]);
  if (!match || from >= to || to > 24) throw new Error(`Not opening hours: ${text}`);
  return { from, to };
}
