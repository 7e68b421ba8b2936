import css from './consent.css?inline';
import { consentMarkup } from './consent-markup.ts';
import type { Answer } from './consent-record.ts';
import type { Purpose } from './purposes.ts';
import type { Service } from './services.ts';

export type ConsentManager = {
  openPreferences(): void;
  /** Shows the question, or takes it away again. */
  ask(isAsked: boolean): void;
};

type ConsentStore = {
  /** The answer that counts now; null: there is none. */
  read(): Answer | null;
  write(accepted: readonly Purpose[]): void;
};

const longTime = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeStyle: 'short' });

/** Puts the question and the window with the settings into the page, both closed. */
export function createManager(services: readonly Service[], store: ConsentStore): ConsentManager {
  const root = document.createElement('div');
  root.dataset.theme = 'papir';
  root.dataset.print = 'no';
  root.className = 'samtykke';
  root.innerHTML = consentMarkup(services);
  const part = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const banner = part('[data-banner]');
  const dialog = part<HTMLDialogElement>('dialog');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input')];

  function openPreferences(): void {
    const answer = store.read();
    for (const box of boxes) box.checked = answer?.accepted.some((id) => id === box.name) ?? false;
    part('[data-answered]').textContent = answer
      ? `Du svarede ${longTime.format(answer.time)}. Svaret gælder i 6 måneder.`
      : services.length
        ? 'Du har ikke svaret endnu. Kun det nødvendige er slået til.'
        : '';
    part('[role=status]').textContent = '';
    if (dialog.open) return;
    dialog.showModal();
    // The first thing to hear is the title, not the button that closes it again.
    part('#samtykke-vindue-titel').focus();
  }

  function answer(accepts: (box: HTMLInputElement) => boolean): void {
    // The window gives the focus back to the button that opened it, which may stand in the question.
    dialog.close();
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    // The button that was pressed is gone: go on from the page, not from the top of nowhere.
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
    part('[role=status]').textContent = 'Dit valg om cookies er gemt.';
    store.write(boxes.filter(accepts).map(({ name }) => name as Purpose));
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
  // A link in the window may lead to a section of this page, and the window would stay on top of it.
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) dialog.close();
  });

  // A constructed sheet: a style element would need its hash in the Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--samtykke-hoejde', `${banner.offsetHeight + 48}px`);
  }).observe(banner);
  // First in the document: who comes by keyboard meets the question first.
  document.body.prepend(root);

  return {
    openPreferences,
    ask(isAsked) {
      banner.hidden = !isAsked;
    },
  };
}
