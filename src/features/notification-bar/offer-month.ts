/**
 * The notification bar names the month in which the page was built. In a later month it says 'this month', and after
 * the last day of the offer it does not appear.
 */
export function showOfferMonth(): void {
  const month = document.querySelector<HTMLElement>('[data-month-ends]');
  if (!month) return;
  const { dataset } = document.documentElement;
  // Moments, since loading the time zones takes a slow phone longer than the rest of this script.
  const isPast = (moment?: string) => Date.now() >= Date.parse(`${moment}`);
  const bar = month.closest<HTMLElement>('[data-ends]');
  if (isPast(bar?.dataset.ends) && dataset.bar !== 'closed') dataset.bar = 'ended';
  if (isPast(month.dataset.monthEnds)) month.textContent = 'denne\u00a0måned';
}
