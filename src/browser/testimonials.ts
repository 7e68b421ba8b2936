/** Of the track, in px per second; each card is 344 px wide, or as wide as a narrow screen. */
const speed = 9;
const cardWidth = 344;

/**
 * Sets the speed of the testimonial track whatever its number of cards, handles its buttons, and pauses it while it is out
 * of view and when a visitor scrolls it.
 */
export function startTestimonials(): void {
  const track = document.querySelector('.testimonials');
  const row = track?.querySelector('section');
  const [pause, next] = track?.querySelectorAll('button') ?? [];
  if (!track || !row) return;
  new IntersectionObserver((changes) =>
    track.classList.toggle('seen', changes.at(-1)?.isIntersecting),
  ).observe(track);
  for (const list of row.querySelectorAll('ul'))
    list.style.animationDuration = `${(list.children.length * cardWidth) / speed}s`;
  const setPaused = (paused: boolean) => pause?.setAttribute('aria-pressed', `${paused}`);
  pause?.addEventListener('click', () => setPaused(pause.ariaPressed === 'false'));
  next?.addEventListener('click', () => row.scrollBy(row.querySelector('li')?.offsetWidth ?? 0, 0));
  row.addEventListener('scroll', () => setPaused(true), { passive: true });
}
