const find = <T extends Element>(selector: string) => document.querySelector<T>(selector);

/**
 * Adds what the navigation's HTML cannot do alone: the popover menu traps the focus and returns it on close; the
 * header's dropdown opens by button and closes on Escape, on focus leaving it and on a click outside.
 */
export function startMenu(): void {
  // These events do not bubble, but can be captured.
  for (const type of ['beforetoggle', 'toggle']) document.addEventListener(type, onToggle, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('focusout', onFocusout);
  // A page restored from the back/forward cache may still have a menu open. `pageshow` also follows the first load: a
  // menu that is opened before then stays open.
  addEventListener('pageshow', ({ persisted }) => persisted && closeAll());
  // Wide screens hide the popover menu: the rest of the page must not stay inert behind it.
  matchMedia('(width >= 64rem)').addEventListener('change', closeAll);
}

function onToggle(event: Event): void {
  const menu = event.target as HTMLElement;
  if (menu.id !== 'sidemenu') return;
  const opens = (event as ToggleEvent).newState === 'open';
  const after = event.type === 'toggle';
  if (after && opens) menu.querySelector('button')?.focus();
  // Once it has the focus, and until it gives the focus back. Not `inert`, which restyles every element of the page.
  if (opens === after)
    for (const part of document.body.children) if (part !== menu) part.ariaHidden = opens ? 'true' : null;
  // Closing the menu by a click outside leaves the focus on the body.
  if (after && !opens && document.activeElement === document.body)
    find<HTMLElement>('header [popovertarget=sidemenu]')?.focus();
}

function onClick({ target, offsetX }: MouseEvent): void {
  const element = target as Element;
  // Left of the menu is what lies over the page.
  if (element.closest('a') || (element.id === 'sidemenu' && offsetX < 0)) closeAll();
  const button = element.closest('header [aria-expanded]');
  const open = openButton();
  if (open && open !== button && !open.parentElement?.contains(element)) setOpen(open, false);
  if (button) setOpen(button, button !== open);
}

function onKeydown({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const item = find('header li:has(> button):is(:hover, :focus-within)');
  const button = openButton() ?? item?.querySelector('button');
  if (!button) return;
  if (button.parentElement?.contains(document.activeElement)) button.focus();
  setOpen(button, false);
  // Hovering opens the dropdown too: keep it closed until the pointer leaves.
  if (!item?.matches(':hover')) return;
  item.classList.add('dismissed');
  item.addEventListener('mouseleave', () => item.classList.remove('dismissed'), { once: true });
}

function onFocusout({ target, relatedTarget }: FocusEvent): void {
  /** Whether the focus moves from a part of the page to the rest of it. */
  const leaves = (part: Element | null | undefined) =>
    relatedTarget && part?.contains(target as Node) && !part.contains(relatedTarget as Node);
  const menu = find('#sidemenu:popover-open');
  if (menu && leaves(menu)) {
    const controls = menu.querySelectorAll<HTMLElement>('a, button');
    // Where the focus goes says nothing: after the last control Chromium goes on from the button that opened the menu.
    controls[target === controls[0] ? controls.length - 1 : 0]?.focus();
  }
  const open = openButton();
  if (open && leaves(open.parentElement)) setOpen(open, false);
}

function openButton(): HTMLElement | null {
  return find('header [aria-expanded=true]');
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
}

function closeAll(): void {
  find<HTMLElement>('#sidemenu')?.togglePopover(false);
  const open = openButton();
  if (open) setOpen(open, false);
}
