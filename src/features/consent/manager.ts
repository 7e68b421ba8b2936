import css from './consent.css?inline';
import { consentMarkup } from './consent-markup.ts';
import type { Answer } from './consent-record.ts';
import type { Purpose } from './purposes.ts';
import type { Service } from './services.ts';

export type ConsentManager = {
  openPreferences(): void;
  /** Shows or hides the banner. */
  ask(isAsked: boolean): void;
};

type ConsentStore = {
  /** Returns the current answer; null if there is none. */
  read(): Answer | null;
  write(accepted: readonly Purpose[]): void;
};

const dateTimeFormat = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeStyle: 'short' });

/** Adds the banner and the settings dialog to the page, both hidden. */
export function createManager(services: readonly Service[], store: ConsentStore): ConsentManager {
  const root = document.createElement('div');
  root.dataset.theme = 'paper';
  root.dataset.print = 'no';
  root.className = 'ask';
  root.innerHTML = consentMarkup(services);
  const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const banner = find('[data-banner]');
  const dialog = find<HTMLDialogElement>('dialog');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input')];

  function showBanner(isShown: boolean): void {
    banner.hidden = !isShown;
    // Makes room for it on the page.
    document.documentElement.toggleAttribute('data-asking', isShown);
  }

  function openPreferences(): void {
    const answer = store.read();
    for (const box of boxes) box.checked = answer?.accepted.some((id) => id === box.name) ?? false;
    find('[data-answered]').textContent = answer
      ? `Du svarede ${dateTimeFormat.format(answer.time)}. Svaret gælder i 6 måneder, i Safari i 7 dage.`
      : services.length
        ? 'Du har ikke svaret endnu. Kun det nødvendige er slået til.'
        : '';
    find('[role=status]').textContent = '';
    if (dialog.open) return;
    dialog.showModal();
    // Makes screen readers announce the title first, not the close button.
    find('#ask-dialog-title').focus();
  }

  function answer(accepts: (box: HTMLInputElement) => boolean): void {
    // Closing the dialog returns focus to the button that opened it, which may be in the banner.
    dialog.close();
    const hadFocus = banner.contains(document.activeElement);
    showBanner(false);
    // Hiding the banner loses the focus, so continue from the page's content.
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
    store.write(boxes.filter(accepts).map(({ name }) => name as Purpose));
    find('[role=status]').textContent = store.read()
      ? 'Dit valg om cookies er gemt.'
      : 'Dit valg kan ikke gemmes, fordi din browser blokerer cookies. Kun det nødvendige er slået til.';
  }

  const actions: Readonly<Record<string, () => void>> = {
    all: () => answer(() => true),
    none: () => answer(() => false),
    some: () => answer(({ checked }) => checked),
    choose: openPreferences,
    close: () => dialog.close(),
  };
  root.addEventListener('click', ({ target }) => {
    actions[(target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer ?? '']?.();
  });
  // A link may lead to a section of this page, which the open dialog would cover.
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) dialog.close();
  });

  // A constructed style sheet, because a style element would need its hash in the Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--ask-height', `${banner.offsetHeight + 48}px`);
  }).observe(banner);
  // First in the document, so that keyboard users reach the banner first.
  document.body.prepend(root);

  return {
    openPreferences,
    ask(isAsked) {
      showBanner(isAsked);
    },
  };
}
