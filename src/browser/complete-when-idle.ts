/**
 * Once the page is loaded and the browser idle, lays out what `patterns.css` leaves for later on phones, from the top down:
 * what captures, searches or reads the page without scrolling gets its whole height and text. Pictures below the window
 * wait for the visitor, or for a printer.
 */
export function completeWhenIdle(): void {
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-from-top] :is(main section, main li > article, .prose > *)',
    ),
  ];
  const step = () => {
    if (parts.length === 0) return;
    // A section or card at a time; in an article a heading and what follows it.
    do parts.shift()?.style.setProperty('content-visibility', 'visible');
    while (parts[0]?.matches('.prose > :not([data-heading])'));
    // Reading a height lays out.
    void document.body.offsetHeight;
    requestIdleCallback(step, { timeout: 100 });
  };
  // Safari has no idle callback, and lays out everything at once.
  addEventListener('load', () => self.requestIdleCallback?.(step));
  addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });
}
