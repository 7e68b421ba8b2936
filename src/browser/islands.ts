import { loadWithRetry } from '#src/lib/load-with-retry.ts';

/** How far below the view an island begins to load. */
const nearView = '600px';
/** In ms: a chunk that has not arrived by then counts as missing. */
const chunkTimeout = 120_000;

const triggers: Record<string, (element: HTMLElement, hydrate: () => void) => void> = {
  visible(element, hydrate) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate();
      },
      { rootMargin: nearView },
    );
    observer.observe(element);
  },
  intent(element, hydrate) {
    for (const type of ['pointerover', 'touchstart', 'focusin']) {
      element.addEventListener(type, hydrate, { once: true, passive: true });
    }
    // An address that fills in a field of the island wants it at once.
    const fields = [...element.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    if ([...new URLSearchParams(location.search).keys()].some((key) => fields.includes(key))) hydrate();
  },
};

/** Hydrates each island of the page when its time comes. React is loaded with the first of them. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let asked = false;
    triggers[element.dataset.when ?? '']?.(element, () => {
      if (asked) return;
      asked = true;
      const loaded = loadWithRetry(
        () => import('#src/islands/hydrate-island.tsx'),
        ({ hydrateIsland }) => hydrateIsland(element),
      );
      const timeout = new Promise((_, reject) => setTimeout(reject, chunkTimeout));
      Promise.race([loaded, timeout]).catch(() => showError(element));
    });
  }
}

function showError(element: HTMLElement): void {
  const template = element.nextElementSibling as HTMLTemplateElement;
  element.replaceChildren(template.content.cloneNode(true));
}
