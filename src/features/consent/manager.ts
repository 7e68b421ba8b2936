import { type CategoryId, categories } from './categories.ts';
import css from './consent.css?inline';
import { consentMarkup } from './consent-markup.ts';
import { openRecord } from './consent-record.ts';

/** A service that needs consent, and how it is named to the visitor. */
export type Service = { readonly source: string; readonly name: string; readonly category: CategoryId };

export type ConsentManager = {
  openPreferences(): void;
  /** Asks the question, if there is anything to ask about. */
  show(): void;
  /** What is accepted now; null: no answer yet. */
  accepted(): readonly CategoryId[] | null;
};

const longTime = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Builds the consent manager and asks the question when there is something to ask about and no answer yet.
 * `decided` hears the answer that counts: at once if there is one, and after each choice.
 */
export function startManager(
  services: readonly Service[],
  decided: (accepted: readonly CategoryId[]) => void,
): ConsentManager {
  const record = openRecord(services.map(({ source }) => source));
  const root = document.createElement('div');
  root.dataset.theme = 'papir';
  root.dataset.print = 'nej';
  root.className = 'samtykke';
  root.innerHTML = consentMarkup;
  const part = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
  const banner = part<HTMLElement>('[data-banner]');
  const dialog = part<HTMLDialogElement>('dialog');
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input')];

  const inUse = (id: CategoryId) =>
    services.filter(({ category }) => category === id).map(({ name }) => name);
  part('[data-services]').textContent = services.map(({ name }) => name).join(' og ');
  for (const { id, required } of categories) {
    const names = inUse(id).join(', ');
    part(`[data-use="${id}"]`).textContent = names
      ? `Tjeneste: ${names}.`
      : required
        ? ''
        : 'Bruges ikke lige nu.';
  }

  function openPreferences(): void {
    const answer = record.read();
    for (const box of boxes) box.checked = answer?.accepted.some((id) => id === box.name) ?? false;
    part('[data-answered]').textContent = answer
      ? `Du svarede ${longTime.format(answer.time)}. Svaret gælder i 6 måneder.`
      : 'Du har ikke svaret endnu. Kun det nødvendige er slået til.';
    part('[role=status]').textContent = '';
    if (dialog.open) return;
    dialog.showModal();
    // The first thing to hear is the title, not the button that closes it again.
    part('#samtykke-vindue-titel').focus();
  }

  function answer(accepted: readonly CategoryId[]): void {
    const byKeyboard = banner.contains(document.activeElement);
    record.write(accepted);
    dialog.close();
    banner.hidden = true;
    // The button that was pressed is gone: go on from the page, not from the top of nowhere.
    if (byKeyboard) document.querySelector('main')?.focus({ preventScroll: true });
    part('[role=status]').textContent = 'Dit valg om cookies er gemt.';
    decided(record.read()?.accepted ?? []);
  }

  root.addEventListener('click', ({ target }) => {
    switch ((target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer) {
      case 'all':
        return answer(categories.map(({ id }) => id));
      case 'none':
        return answer([]);
      case 'some':
        return answer(
          categories.flatMap(({ id }) => (boxes.some((box) => box.checked && box.name === id) ? id : [])),
        );
      case 'choose':
        return openPreferences();
      case 'close':
        return dialog.close();
    }
  });
  // A link in the window leads to another page, and the window would stay on top of it.
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) dialog.close();
  });

  // A constructed sheet: a style element would need its hash in the Content-Security-Policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // First in the document: who comes by keyboard meets the question first.
  document.body.prepend(root);

  const show = () => {
    banner.hidden = services.length === 0;
  };
  const given = record.read();
  decided(given?.accepted ?? []);
  if (!given) show();
  return { openPreferences, show, accepted: () => record.read()?.accepted ?? null };
}
