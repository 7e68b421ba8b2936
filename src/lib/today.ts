import { danishDay } from './danish-day.ts';

/** Node's, whose types browser code does not have. */
declare const process: { readonly env: { readonly BUILD_DATE?: string } };

/**
 * Returns the day of the build in Denmark, as `2025-11-04`. `BUILD_DATE` overrides it, to reproduce the build of an old
 * commit. Not for the browser, where a page may be much older than the visit.
 */
export function today(): string {
  return process.env.BUILD_DATE || danishDay(new Date());
}
