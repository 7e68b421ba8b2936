const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' });

/** Returns the date in Denmark at a moment: `2025-11-04`. */
export function danishDay(moment: Date): string {
  return day.format(moment);
}
