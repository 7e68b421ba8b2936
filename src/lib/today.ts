import { danishDay } from './danish-day.ts';

/** Only Node has a process. */
type Host = { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };

/**
 * Returns the date in Denmark, as `2025-11-04`: the day of the build, or in the browser that of the visit. `BUILD_DATE`
 * overrides it, to reproduce the build of an old commit.
 */
export function today(): string {
  const { process: host }: Host = globalThis as object;
  return host?.env.BUILD_DATE || danishDay(new Date());
}

/** Returns whether the last day of something, if it has one, is over. */
export function isOver(lastDay: string | null | undefined): boolean {
  return lastDay ? today() > lastDay : false;
}
