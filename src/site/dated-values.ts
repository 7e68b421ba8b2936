import { today } from './today.ts';

/** From a day to a day, both included: `2026-12-23`. */
type Period = { readonly from: string; readonly to: string };
type Discount = {
  readonly package: 'lille' | 'mellem' | 'stor';
  readonly percent: number;
  /** `2026-12-31`, or null for a discount without an end. */
  readonly lastDay: string | null;
};

/**
 * Values with a date. Each build resolves them on its day: the first build after a day, at the latest that of the next
 * night, changes everything that follows from them.
 */
export const datedValues = {
  /**
   * Discount on a website package, in whole kroner. Prices, words, payment and texts follow from it. The build warns a week
   * before the last day.
   */
  discount: {
    package: 'mellem',
    percent: 15,
    // bekræft: rabatten gælder hver måned, til du skriver dens sidste dag her
    lastDay: null,
  } as Discount,
  /** Days on which nobody answers. The bar, the hours, 'svar inden for 24 timer' and structured data follow. */
  closings: [] as readonly Period[],
};

/** Returns what dated values are on a day. */
export function valuesOn(day: string, { discount, closings } = datedValues) {
  return {
    hasDiscount: discount.lastDay === null || day <= discount.lastDay,
    closing: closings.find(({ from, to }) => from <= day && day <= to) ?? null,
    /** That of today and those to come. */
    closings: closings.filter(({ to }) => day <= to),
  };
}

/** Set by the build (vite.config.ts), so that a script shows what its page does, however old both are. */
declare const VALUES_AT_BUILD: ReturnType<typeof valuesOn> | undefined;

/** The dated values on the day of the build. Nothing else that reaches a browser may ask for the day. */
export const valuesOfBuild = typeof VALUES_AT_BUILD === 'undefined' ? valuesOn(today()) : VALUES_AT_BUILD;
