import { shownIn } from '#src/islands/shown-in.ts';
import { loadWithRetry } from '#src/lib/load-with-retry.ts';

/** `visible` islands start to load within this distance of the viewport. */
const rootMargin = '600px';
/** Time in ms after which a chunk counts as failed. */
const chunkTimeout = 120_000;

const triggers: Record<string, (element: HTMLElement, hydrate: () => void) => void> = {
  visible(element, hydrate) {
    const onChange = (entries: IntersectionObserverEntry[]) =>
      entries.some(({ isIntersecting }) => isIntersecting) && hydrate();
    new IntersectionObserver(onChange, { rootMargin }).observe(element);
  },
  intent(element, hydrate) {
    for (const type of ['pointerover', 'focusin']) element.addEventListener(type, hydrate, { once: true });
    // Hydrate at once if a query parameter fills in a field of the island.
    const fields = [...element.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    if ([...new URLSearchParams(location.search).keys()].some((key) => fields.includes(key))) hydrate();
  },
};

/** Hydrates each island when its trigger fires. React is loaded with the first one. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // A press on the button of a form that is not ready counts once it is, for what stands there at the press: writing on
    // takes it back. Enter in a field is none: it clicks too.
    let pressed: string | undefined;
    element.addEventListener('click', ({ target, detail }) => {
      const button = (target as Element).closest('[method=dialog] [type=submit]');
      if (button && (detail || button === document.activeElement)) pressed = shownIn(element);
    });
    element.addEventListener('input', () => {
      pressed = undefined;
    });
    let started = false;
    triggers[element.dataset.when ?? '']?.(element, () => {
      if (started) return;
      started = true;
      const loaded = loadWithRetry(() => import('#src/islands/hydrate-island.tsx')).then(
        ({ hydrateIsland }) => hydrateIsland(element, () => pressed),
      );
      const timeout = new Promise((_, reject) => setTimeout(() => reject(Error('Timeout')), chunkTimeout));
      Promise.race([loaded, timeout]).catch((error) => {
        // The page says the same words whatever the cause.
        reportError(error);
        showError(element);
      });
    });
  }
}

function showError(element: HTMLElement): void {
  const template = element.nextElementSibling as HTMLTemplateElement;
  element.replaceChildren(template.content.cloneNode(true));
}
