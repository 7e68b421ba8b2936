/** What a visitor does first. Each is heard once, then React and the in-app navigation load. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];
/** How far below the view a part that needs script begins to load. */
const nearView = '600px';

/**
 * Loads the app at the first sign of intent, or when a part that cannot do without script nears the view.
 * Until then the page is HTML, CSS and this bootstrap.
 */
export function startApp(): void {
  let asked = false;
  const start = () => {
    if (asked) return;
    asked = true;
    for (const type of intents) removeEventListener(type, start, true);
    // One silent retry; then the page stays the HTML it is, and its parts say that they could not load.
    const load = () => import('#src/client/start.tsx');
    load()
      .catch(load)
      .then(({ start }) => start(), showChunkErrors);
  };
  for (const type of intents) addEventListener(type, start, { capture: true, passive: true });

  const needy = document.querySelectorAll(
    '[data-island]:not([data-island=article-search]), [data-start-now]',
  );
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: nearView },
  );
  for (const part of needy) near.observe(part);
  if (location.search) start();
}

function showChunkErrors(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-chunk-error]')) {
    template.previousElementSibling?.replaceChildren(template.content.cloneNode(true));
  }
}
