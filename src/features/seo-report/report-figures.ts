import type { SeoReport } from '#src/content/types.ts';

/** Value of a figure before and now. */
export type Change = { readonly before: number; readonly now: number };

function firstAndLast(values: readonly number[]): Change {
  return { before: values[0] ?? 0, now: values.at(-1) ?? 0 };
}

/** Returns whether a range is on the first page of results: `1-3` and `4-10`, but not `11-20` and `21+`. */
export function onFirstPage(range: string): boolean {
  const last = Number(range.split('-')[1]);
  return last <= 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Calculates the key figures of the report. */
export function reportFigures({ clicks, positions }: Pick<SeoReport, 'clicks' | 'positions'>) {
  const firstPage = positions.filter(({ range }) => onFirstPage(range));
  return {
    clicks: firstAndLast(clicks.map((month) => month.clicks)),
    impressions: firstAndLast(clicks.map((month) => month.impressions)),
    enquiries: firstAndLast(clicks.map((month) => month.enquiries)),
    firstPage: { before: sum(firstPage.map((row) => row.before)), now: sum(firstPage.map((row) => row.now)) },
    tracked: sum(positions.map((row) => row.now)),
  };
}
