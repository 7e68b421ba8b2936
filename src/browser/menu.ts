const find = <T extends Element>(selector: string) => document.querySelector<T>(selector);

/**
 * What HTML alone does not do for the navigation: the popover menu keeps the focus inside and gives
 * it back; the header's dropdown opens by button and closes by Escape, by leaving and by a click
 * elsewhere.
 */
export function startMenu(): void {
  // Neither event bubbles, both can be captured.
  for (const type of ['beforetoggle', 'toggle']) document.addEventListener(type, onToggle, true);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('focusout', onFocusout);
  // A page that comes back out of the browser's cache is as it was left.
  addEventListener('pageshow', closeAll);
  // The menu is not there on wide screens: nothing may stay locked behind it.
  matchMedia('(width >= 64rem)').addEventListener('change', closeAll);
}

function onToggle(event: Event): void {
  const menu = event.target as HTMLElement;
  if (menu.id !== 'menu') return;
  const opens = (event as ToggleEvent).newState === 'open';
  const after = event.type === 'toggle';
  // Locked after it has opened, unlocked before it closes: the browser can then give the focus back.
  if (opens === after) {
    for (const part of menu.parentElement?.children ?? [])
      if (part !== menu) (part as HTMLElement).inert = opens;
  }
  if (!after) return;
  if (opens) menu.querySelector('button')?.focus();
  // A click beside the menu leaves the focus nowhere.
  else if (document.activeElement === document.body) find<HTMLElement>('[data-burger]')?.focus();
}

function onClick({ target }: Event): void {
  const element = target as Element;
  if (element.closest('a')) closeAll();
  const button = element.closest('[data-dropdown] [aria-expanded]');
  const open = openButton();
  if (open && open !== button && !open.parentElement?.contains(element)) setOpen(open, false);
  if (button) setOpen(button, button !== open);
}

function onKeydown({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const item = find<HTMLElement>('[data-dropdown]:is(:hover, :focus-within)');
  const button = openButton() ?? item?.querySelector('button');
  if (!button) return;
  if (button.parentElement?.contains(document.activeElement)) button.focus();
  setOpen(button, false);
  // Hovering opens it too: closed it stays until the pointer has left.
  if (!item?.matches(':hover')) return;
  item.dataset.dismissed = '';
  item.addEventListener('mouseleave', () => delete item.dataset.dismissed, { once: true });
}

function onFocusout({ target, relatedTarget }: FocusEvent): void {
  const open = openButton();
  const item = open?.parentElement;
  if (open && relatedTarget && item?.contains(target as Node) && !item.contains(relatedTarget as Node)) {
    setOpen(open, false);
  }
}

function openButton(): HTMLElement | null {
  return find('[data-dropdown] [aria-expanded=true]');
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
}

function closeAll(): void {
  const menu = find<HTMLElement>('#menu:popover-open');
  menu?.hidePopover();
  const open = openButton();
  if (open) setOpen(open, false);
}
