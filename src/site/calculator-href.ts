import type { SizeId } from './packages.ts';
import { paths } from './pages.ts';

/** Link to the price calculator, used all over the site. */
export const calculatorHref = `${paths.prices}#prisudregner`;

/** Returns the link to the price calculator with a website package chosen. */
export function calculatorHrefFor(size: SizeId): string {
  return `${paths.prices}?stoerrelse=${size}#prisudregner`;
}
