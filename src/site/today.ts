import { danishDay } from '#src/lib/danish-date.ts';

/** Node's, whose types code for the browser does not have: there `valuesOfBuild` is a constant, and nothing asks for the day. */
declare const process: { readonly env: { readonly BUILD_DATE?: string } };

/** Returns the day of the build in Denmark, as `2025-11-04`. `BUILD_DATE` overrides it, to reproduce the build of an old commit. */
export function today(): string {
  return process.env.BUILD_DATE || danishDay(new Date());
}
