const root = document.documentElement;
/** In ms: scroll after a click on a link within the page; scroll on a new visit to a URL with a hash, and its delay. */
const clickDuration = 400;
const visitDuration = 1500;
const visitDelay = 100;
/** Scroll position in px above which `data-scrolled` is set. */
const topThreshold = 300;
/** Space in px above the target of a link or hash. The contents list of an article has its own. */
const linkOffset = 100;

let frame = 0;
let timer = 0;

/**
 * Scrolls smoothly to the targets of links within the page and to the hash of a new visit. After reload, back and
 * forward the browser restores the position.
 */
export function startScrolling(): void {
  document.addEventListener('click', onClick);
  addEventListener('scroll', markScrolled, { passive: true });
  // Any input ends a smooth scroll, and so does `popstate`, after which the browser restores the position.
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(type, onInput, { passive: true });
  // With the next frame, which lays the page out anyway.
  requestAnimationFrame(markScrolled);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const target = elementOf(location.hash);
  // A former address, which follow-former-address.ts reloads without restoring the scroll position, is a new visit too.
  const isNewVisit = navigation?.type === 'navigate' || history.scrollRestoration === 'manual';
  if (target && isNewVisit) {
    timer = window.setTimeout(() => {
      if (isUntouched(target)) scrollToElement(target, linkOffset, visitDuration);
    }, visitDelay);
  }
}

/** Whether the page is at its top or where the browser put the section: the visitor has not scrolled yet. */
function isUntouched(target: HTMLElement): boolean {
  return scrollY === 0 || Math.abs(target.getBoundingClientRect().top - linkOffset) < linkOffset;
}

/** Scrolls smoothly to `offset` px above an element and moves the focus there, so that Tab continues from it. */
export function scrollToElement(element: HTMLElement, offset = linkOffset, duration = clickDuration): void {
  // An answer is shown with its question, also where the browser does not open it.
  const details = element.closest('details');
  if (details) details.open = true;
  const box = details ?? element;
  smoothScroll(() => box.getBoundingClientRect().top + scrollY - offset, duration);
  focus(element);
}

/**
 * Adds a history entry for a jump within the page; the browser remembers its scroll position. The link's query is added
 * to that of the page.
 */
export function enterSection({ search, hash }: HTMLAnchorElement): void {
  const address = new URL(location.href);
  for (const [name, value] of new URLSearchParams(search)) address.searchParams.set(name, value);
  address.hash = hash;
  if (address.href !== location.href) history.pushState(history.state, '', address);
}

/** Returns the element that a hash refers to. A hash that cannot be decoded is used as is. */
export function elementOf(hash: string): HTMLElement | null {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // `#100%` can only refer to the id `100%`.
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
  enterSection(link);
  if (isChoice(link)) dispatchEvent(new Event('choice'));
  scrollToElement(element);
}

/**
 * Whether a link leads to this page. A link without a query matches any query of the current URL. A query with a choice
 * for a form on the page needs no other document either: the form hears the event `choice`.
 */
function isThisPage(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = link;
  return (
    origin === location.origin &&
    pathname === location.pathname &&
    (search === '' || search === location.search || isChoice(link))
  );
}

const isChoice = ({ classList }: HTMLAnchorElement) => classList.contains('choice');

/** Whether a modifier key makes the click open a tab or window, or download the link. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function markScrolled(): void {
  root.toggleAttribute('data-scrolled', scrollY > topThreshold);
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function onInput(): void {
  // It is `manual` on a former address until there is a position worth restoring.
  history.scrollRestoration = 'auto';
  stop();
}

function stop(): void {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
}

/** Calls `end` on every frame, since the content above may still change height. */
function smoothScroll(end: () => number, duration: number): void {
  stop();
  const start = scrollY;
  // The browser has already scrolled there: an animation would only hold the page in place.
  if (Math.abs(end() - start) < 1) return;
  const began = performance.now();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = (now: number) => {
    const t = reducedMotion ? 1 : Math.min(1, Math.max(0, now - began) / duration);
    // Cubic ease-in-out.
    const eased = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
    scrollTo({ top: start + (end() - start) * eased, behavior: 'instant' });
    if (t < 1) frame = requestAnimationFrame(step);
  };
  step(began);
}
