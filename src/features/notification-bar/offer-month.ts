import { danishDay } from '#src/lib/danish-day.ts';

/**
 * The notification bar names the month in which the page was built. In a later month it says 'this month', and after
 * the last day of the offer it does not appear.
 */
export function showOfferMonth(): void {
  const month = document.querySelector<HTMLElement>('[data-month]');
  if (!month) return;
  const day = danishDay(new Date());
  const lastDay = month.closest<HTMLElement>('[data-last-day]')?.dataset.lastDay;
  const { dataset } = document.documentElement;
  if (lastDay && day > lastDay && dataset.bar !== 'closed') dataset.bar = 'ended';
  if (day.slice(0, 7) > `${month.dataset.month}`) month.textContent = 'denne\u00a0måned';
}
