const root = document.documentElement;
/** In ms: a click inside the page, and a page that is entered at a section. */
const clickDuration = 400;
const enterDuration = 1500;
const enterDelay = 100;
const topThreshold = 300;
const defaultOffset = 100;

let frame = 0;
let timer = 0;

type ScrollOptions = {
  /** Room left above the element, in px. */
  offset?: number;
  duration?: number;
};

/** Glides to an element and moves the focus there, so that the Tab key goes on from it. */
export function scrollToElement(element: HTMLElement, options: ScrollOptions = {}): void {
  const { offset = offsetOf(element), duration = clickDuration } = options;
  glide(() => element.getBoundingClientRect().top + scrollY - offset, duration);
  focus(element);
}

/** To the section that the address names, as on load; does nothing without one. */
export function scrollToHash(): void {
  const element = elementOf(location.hash);
  if (!element) return;
  stop();
  timer = window.setTimeout(() => scrollToElement(element, { duration: enterDuration }), enterDelay);
}

/** Smooth jumps inside a page, sections named by the address, and the way back to the top. */
export function startScroll(): void {
  document.addEventListener('click', onClick);
  addEventListener('scroll', markScrolled, { passive: true });
  for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, stop, { passive: true });
  document.addEventListener('page:shown', (event) => {
    if (!(event as CustomEvent).detail?.restored) scrollToHash();
  });
  addEventListener('hashchange', () => {
    // Going back or forward restores a position; only a fresh address is scrolled to.
    if (history.state?.idx === undefined) scrollToHash();
    mark();
  });
  mark();
  markScrolled();
  scrollToHash();
}

/**
 * Makes a history entry for a jump inside the page, in the shape that the router knows; the entry that is left
 * keeps the position it is left at.
 */
export function enterSection(hash: string): void {
  if (hash === location.hash) return;
  const { idx = 0 } = history.state ?? {};
  history.replaceState({ ...history.state, y: scrollY }, '');
  history.pushState({ idx: idx + 1, key: Math.random().toString(36).slice(2, 10) }, '', hash);
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link?.hash || event.defaultPrevented || event.button || hasModifier(event)) return;
  if (link.closest('[data-toc]') || link.href.split('#')[0] !== location.href.split('#')[0]) return;
  const element = elementOf(link.hash);
  if (!element && link.hash !== '#top') return;
  event.preventDefault();
  if (!element) {
    glide(() => 0, clickDuration);
    focus(document.querySelector('main') ?? root);
    return;
  }
  enterSection(link.hash);
  scrollToElement(element);
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function elementOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

function offsetOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-offset]')?.dataset.offset ?? defaultOffset);
}

/** A history entry without an index is new: see the hashchange listener. */
function mark(): void {
  if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '');
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
function glide(end: () => number, duration: number): void {
  stop();
  const start = scrollY;
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
