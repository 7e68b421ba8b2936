/**
 * Returns the date in Denmark, as `2025-11-04`: articles with a later date are upcoming. `BUILD_DATE` overrides it,
 * to reproduce the build of an old commit.
 */
export function today(): string {
  return (
    process.env.BUILD_DATE ||
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date())
  );
}
