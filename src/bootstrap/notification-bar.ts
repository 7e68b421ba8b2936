const delay = 2500;
const fade = 400;

/** Shows the bar 2.5 s after load; closing it gives its room back at once and is kept for the session. */
export function startNotificationBar(): void {
  const { dataset } = document.documentElement;
  const arrive = () =>
    setTimeout(() => {
      dataset.bar ??= 'vist';
    }, delay);
  if (document.readyState === 'complete') arrive();
  else addEventListener('load', arrive);

  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-bar-close]')) return;
    dataset.bar = 'lukker';
    setTimeout(() => {
      dataset.bar = 'lukket';
    }, fade);
    try {
      sessionStorage.setItem('notifikation-lukket', '1');
    } catch {
      // Storage is switched off: the bar is closed for this page only.
    }
    // Who closed it by keyboard goes on from the header, not from the top of nowhere.
    if (event.detail === 0) document.querySelector<HTMLElement>('header a')?.focus();
  });
}
