export type Role = keyof typeof selectors;

/** CSS selectors of the roles that the journeys use, including HTML's implicit roles. */
export const selectors = {
  button: 'button, [role=button]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  radio: 'input[type=radio]',
  searchbox: 'input[type=search]',
  status: '[role=status], output',
  summary: 'summary',
  textbox:
    'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url], textarea',
} as const;

/**
 * Returns the first visible, enabled element with a role and an accessible name. Runs in the page, so it cannot use
 * anything outside itself. `name` and `flags` are those of a regular expression.
 */
export function visibleElement(
  selector: string,
  name: string,
  flags: string,
  within: string,
): Element | null {
  const pattern = new RegExp(name, flags);
  for (const element of document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${selector})`)) {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const references = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
    const copy = element.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg, style')) hidden.remove();
    const text =
      references.map(({ textContent }) => textContent).join(' ') ||
      element.getAttribute('aria-label') ||
      labels.map(({ textContent }) => textContent).join(' ') ||
      copy.textContent;
    if (!pattern.test((text ?? '').replace(/\s+/g, ' ').trim())) continue;
    // The label of a radio button may be visible in place of the button.
    const shown = element.matches('[type=radio]') ? (labels[0] ?? element) : element;
    const { width, height } = shown.getBoundingClientRect();
    const usable = !element.matches(':disabled') && shown.checkVisibility({ visibilityProperty: true });
    if (width > 0 && height > 0 && usable) return shown;
  }
  return null;
}

/** Scrolls to an element that something covers, such as the calculator's bar. Runs in the page, too. */
export function scrollClear(element: Element | null): void {
  if (!element) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit && !element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
