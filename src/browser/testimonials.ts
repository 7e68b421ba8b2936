/** Handles the pause button of the testimonial track, and pauses the animation when a visitor swipes the track. */
export function startTestimonials(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-track-pause]');
    if (button) pause(button, button.getAttribute('aria-pressed') !== 'true');
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
