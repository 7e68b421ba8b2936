const timeZone = 'Europe/Copenhagen';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone });
const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });

/** 11:00 UTC is noon or 13:00 in Denmark: the same day in every relevant time zone. */
const noon = (isoDay: string) => new Date(`${isoDay}T11:00:00Z`);

function formatter(options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('da-DK', { ...options, timeZone });
  return (isoDay: string) => format(noon(isoDay));
}

/** Formats `2025-01-21` as `21. januar 2025`. */
export const longDate = formatter({ dateStyle: 'long' });

/** Formats `2025-01-04` as `4. januar`. */
export const dayOfMonth = formatter({ day: 'numeric', month: 'long' });

/** Formats `2025-01-15` as `15. jan. 2025`. */
export const shortDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

/** Returns the day after a day: `2027-01-01` after `2026-12-31`. */
export function dayAfter(isoDay: string): string {
  return danishDay(new Date(noon(isoDay).getTime() + 24 * 60 * 60 * 1000));
}

/** Formats `2025-01-21` as `2025-01-21T00:00:00+01:00`: the start of that day in Denmark. */
export function dateWithZone(isoDay: string): string {
  // The clock is never changed before two at night. The format is '1/21/2025, GMT+01:00'.
  const zone = offset.format(new Date(`${isoDay}T00:00:00Z`)).slice(-6);
  return `${isoDay}T00:00:00${zone}`;
}

/** Returns the date in Denmark at a moment: `2025-11-04`. */
export function danishDay(moment: Date): string {
  return day.format(moment);
}
