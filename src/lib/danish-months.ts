const monthName = new Intl.DateTimeFormat('da-DK', { month: 'long', timeZone: 'UTC' });

/** The names of the months: `januar` to `december`. */
export const danishMonths = Array.from({ length: 12 }, (_, index) => monthName.format(Date.UTC(2000, index)));
