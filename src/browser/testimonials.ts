/** Of the track, in px per second; each card is 344 px wide. */
const speed = 9;
const cardWidth = 344;

/**
 * Sets the speed of the testimonial track whatever its number of cards, handles its buttons, and pauses it while it is out
 * of view and when a visitor scrolls it.
 */
export function startTestimonials(): void {
  const seen = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) target.toggleAttribute('data-seen', isIntersecting);
  });
  for (const track of document.querySelectorAll('[data-track]')) seen.observe(track);
  for (const list of document.querySelectorAll<HTMLElement>('[data-track] ul'))
    list.style.animationDuration = `${(list.children.length * cardWidth) / speed}s`;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-track-pause], [data-track-next]');
    if (button?.matches('[data-track-pause]')) pause(button, button.getAttribute('aria-pressed') !== 'true');
    // Scrolling pauses the track.
    else if (button)
      document.querySelector('[data-track-window]')?.scrollBy({ left: cardWidth, behavior: 'smooth' });
  });
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const row = target as HTMLElement;
      if (row.dataset && 'trackWindow' in row.dataset) pause(row, true);
    },
    { capture: true, passive: true },
  );
}

function pause(inside: Element, paused: boolean): void {
  const track = inside.closest('[data-track]');
  track?.toggleAttribute('data-paused', paused);
  track?.querySelector('[data-track-pause]')?.setAttribute('aria-pressed', `${paused}`);
}
