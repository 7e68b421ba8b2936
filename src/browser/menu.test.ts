import { afterEach, expect, test, vi } from 'vitest';
import { startMenu } from './menu.ts';

afterEach(() => vi.unstubAllGlobals());

/** Starts the script on a page whose menu is open. Returns what fires `pageshow`, and what closes the menu. */
function pageWithOpenMenu() {
  const page = new EventTarget();
  const hidePopover = vi.fn();
  const querySelector = (selector: string) => (selector.startsWith('#menu') ? { hidePopover } : null);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  startMenu();
  const show = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { show, hidePopover };
}

test('a menu that is opened before the page has loaded stays open', () => {
  const { show, hidePopover } = pageWithOpenMenu();
  show(false);
  expect(hidePopover).not.toHaveBeenCalled();
});

test('a page that comes back from the back/forward cache has its menu closed', () => {
  const { show, hidePopover } = pageWithOpenMenu();
  show(true);
  expect(hidePopover).toHaveBeenCalledOnce();
});
