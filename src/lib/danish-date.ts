const long = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
const short = new Intl.DateTimeFormat('da-DK', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/Copenhagen',
});
const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Copenhagen', timeZoneName: 'longOffset' });

/** Noon in Denmark lies within the named day in every zone that matters. */
const noon = (isoDay: string) => new Date(`${isoDay}T11:00:00Z`);

/** `2025-01-21` as `21. januar 2025`. */
export function longDate(isoDay: string): string {
  return long.format(noon(isoDay));
}

/** `2025-01-15` as `15. jan. 2025`. */
export function shortDate(isoDay: string): string {
  return short.format(noon(isoDay));
}

/** `2025-01-21` as `2025-01-21T08:00:00+01:00`: eight in the morning in Denmark, with the zone of that day. */
export function dateWithZone(isoDay: string): string {
  // 'en' writes '1/21/2025, GMT+01:00'; Denmark is never at GMT itself.
  return `${isoDay}T08:00:00${offset.format(noon(isoDay)).slice(-6)}`;
}
