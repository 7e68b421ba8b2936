const root = document.documentElement;
/** In ms: a click inside the page, and a fresh visit to a section. */
const clickDuration = 400;
const visitDuration = 1500;
const visitDelay = 100;
/** In px. */
const topThreshold = 300;
const defaultOffset = 100;

let frame = 0;
let timer = 0;

type ScrollOptions = {
  /** Room left above the element, in px. */
  offset?: number;
  duration?: number;
};

/**
 * Smooth jumps inside a page, and to the section that a fresh visit names. Positions after reload, back and forward
 * are the browser's own.
 */
export function startScrolling(): void {
  document.addEventListener('click', onClick);
  addEventListener('scroll', markScrolled, { passive: true });
  // Whatever the visitor does ends a glide; going back is restored by the browser.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    addEventListener(type, stop, { passive: true });
  }
  markScrolled();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = elementOf(location.hash);
  if (target && navigation?.type === 'navigate') {
    timer = window.setTimeout(() => {
      if (isUntouched(target)) scrollToElement(target, { duration: visitDuration });
    }, visitDelay);
  }
}

/** The page stands where it began or where the browser has put the section: who has scrolled already is left alone. */
function isUntouched(target: HTMLElement): boolean {
  return scrollY === 0 || Math.abs(target.getBoundingClientRect().top - defaultOffset) < defaultOffset;
}

/** Glides to an element and moves the focus there, so that the Tab key goes on from it. */
export function scrollToElement(element: HTMLElement, options: ScrollOptions = {}): void {
  // Not everything of the page is shown yet (scripts/ssg/below-fold.ts). What ends a glide ends the waiting for it.
  if (document.querySelector('[data-wait]')) {
    stop();
    frame = requestAnimationFrame(() => scrollToElement(element, options));
    return;
  }
  const { offset = offsetOf(element), duration = clickDuration } = options;
  smoothScroll(() => element.getBoundingClientRect().top + scrollY - offset, duration);
  focus(element);
}

/** Makes a history entry for a jump inside the page; its position is remembered by the browser. */
export function enterSection(hash: string): void {
  if (hash !== location.hash) history.pushState(null, '', hash);
}

/** The element that a hash names; a hash that is no valid encoding is taken as it is. */
export function elementOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // `#100%` names an element whose id is `100%`, or none.
  }
  return id ? document.getElementById(id) : null;
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link?.hash || event.defaultPrevented || event.button || hasModifier(event)) return;
  if (!isThisPage(link)) return;
  const element = elementOf(link.hash);
  if (!element && link.hash !== '#top') return;
  event.preventDefault();
  if (!element) {
    smoothScroll(() => 0, clickDuration);
    focus(document.querySelector('main') ?? root);
    return;
  }
  enterSection(link.hash);
  scrollToElement(element);
}

/** A link without a query leads to this page whatever query the visitor came with. */
function isThisPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  return (
    origin === location.origin &&
    pathname === location.pathname &&
    (search === '' || search === location.search)
  );
}

/** Such a click opens a tab or a window, or saves what the link leads to. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function offsetOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-offset]')?.dataset.offset ?? defaultOffset);
}

function markScrolled(): void {
  root.toggleAttribute('data-scrolled', scrollY > topThreshold);
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function stop(): void {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
}

/** `end` is asked every frame: what stands above may still change its height. */
function smoothScroll(end: () => number, duration: number): void {
  stop();
  const start = scrollY;
  // The browser has put a section at its place: nothing may hold the page there.
  if (Math.abs(end() - start) < 1) return;
  const began = performance.now();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const t = still ? 1 : Math.min(1, Math.max(0, now - began) / duration);
    // Slow at both ends.
    const eased = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
    scrollTo({ top: start + (end() - start) * eased, behavior: 'instant' });
    if (t < 1) frame = requestAnimationFrame(step);
  };
  step(began);
}
