/**
 * The day that decides which articles are still to come, in Danish time, as `2025-11-04`.
 * `BUILD_DATE` overrides the clock, so that an old commit can be built again as it was.
 */
export function today(): string {
  return (
    process.env.BUILD_DATE ||
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date())
  );
}
