/** Lays out what `deferred.css` leaves for later on phones, from the top down, once the page is loaded and the browser idle. */
export function layOutWhenIdle(): void {
  if (document.documentElement.dataset.fromTop === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>('main section, main li > article, .prose > *')];
  const layOut = () => {
    // A section or card at a time; in an article a heading and what follows it.
    do parts.shift()?.style.setProperty('content-visibility', 'visible');
    while (parts[0]?.matches('.prose > :not([data-heading])'));
    // Reading a height lays out.
    void document.body.offsetHeight;
    if (parts.length) requestIdleCallback(layOut, { timeout: 100 });
  };
  addEventListener('load', () => requestIdleCallback(layOut));
}
