import type { SeoReport } from '#src/content/types.ts';

/** A figure then and now. */
export type Change = { readonly before: number; readonly now: number };

function ends(values: readonly number[]): Change {
  return { before: values[0] ?? 0, now: values.at(-1) ?? 0 };
}

/** `4-10` and `1-3` lie on the first page of results, `11-20` and `21+` do not. */
export function onFirstPage(range: string): boolean {
  const last = Number(range.split('-')[1]);
  return last <= 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The figures that the report puts first, worked out from its data. */
export function reportFigures({ clicks, positions }: Pick<SeoReport, 'clicks' | 'positions'>) {
  const first = positions.filter(({ range }) => onFirstPage(range));
  return {
    clicks: ends(clicks.map((month) => month.clicks)),
    impressions: ends(clicks.map((month) => month.impressions)),
    enquiries: ends(clicks.map((month) => month.enquiries)),
    firstPage: { before: sum(first.map((row) => row.before)), now: sum(first.map((row) => row.now)) },
    tracked: sum(positions.map((row) => row.now)),
  };
}
