import { danishMonths } from './danish-months.ts';

/** Checks whether a text is a Danish month with its year, such as `november 2026`. */
export function isMonth(text: string): boolean {
  const [, name = ''] = /^(\p{L}+) \d{4}$/u.exec(text) ?? [];
  return danishMonths.includes(name);
}

/** Checks whether a month (`november 2026`) ended before a day (`2026-12-01`). An invalid month counts as over. */
export function monthIsOver(month: string, day: string): boolean {
  const [name = '', year = ''] = month.split(' ');
  const number = danishMonths.indexOf(name) + 1;
  return number === 0 || `${year}-${String(number).padStart(2, '0')}` < day.slice(0, 7);
}
