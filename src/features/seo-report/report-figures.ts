import type { SeoReport } from '#src/content/types.ts';

/** Value of a figure before and now. */
export type Change = { readonly before: number; readonly now: number };

/** Returns whether a range is on the first page of results: `1-3` and `4-10`, but not `11-20` and `21+`. */
function onFirstPage(range: string): boolean {
  return Number(range.split('-')[1]) <= 10;
}

/** Calculates the key figures of the report. */
export function reportFigures({ clicks, positions }: Pick<SeoReport, 'clicks' | 'positions'>) {
  const change = (figure: 'clicks' | 'enquiries'): Change => ({
    before: clicks[0]?.[figure] ?? 0,
    now: clicks.at(-1)?.[figure] ?? 0,
  });
  const sum = (rows: SeoReport['positions'], time: keyof Change) =>
    rows.reduce((total, row) => total + row[time], 0);
  const firstPage = positions.filter(({ range }) => onFirstPage(range));
  return {
    clicks: change('clicks'),
    enquiries: change('enquiries'),
    firstPage: { before: sum(firstPage, 'before'), now: sum(firstPage, 'now') },
    tracked: sum(positions, 'now'),
  };
}
