import { facts } from '#src/site/facts.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The company's first year: nothing of it can be older. */
const firstYear = /\d{4}/.exec(facts.grundlagt.value)?.[0] ?? '2000';
const maxYearsAhead = 2;

/** Days of a page by field, `dato` first if it has one. */
type Days = Readonly<Record<string, string | null | undefined>>;

/**
 * Checks that days are in years in which the company writes, so that a slip of the finger neither dates an article in the
 * year 225 nor withholds it for 180 years, and that a change or a place in the list is not later than today, unless the
 * whole article is.
 */
export function checkDates(
  days: Days,
  today: string,
  place: (field: string) => Pick<Diagnostic, 'file' | 'line'>,
): Diagnostic[] {
  const lastYear = String(Number(today.slice(0, 4)) + maxYearsAhead);
  return Object.entries(days).flatMap(([field, day]): Diagnostic[] => {
    if (!day) return [];
    const diagnostic = { ...place(field), where: field, found: day };
    if (day.slice(0, 4) < firstYear || day.slice(0, 4) > lastYear) {
      const expected = `en dag i årene ${firstYear}-${lastYear}`;
      return [{ ...diagnostic, expected }];
    }
    if (field === 'dato' || day <= today || (days.dato && day <= days.dato)) return [];
    const orDate = days.dato === undefined ? '' : ', eller dagen i dato';
    return [{ ...diagnostic, expected: `en dag, der er kommet (i dag er ${today})${orDate}` }];
  });
}
