import { hasModifier } from './scrolling.ts';

/** Gives each heading of a text a link that copies its address. Without script there is none: nothing could copy. */
export function startHeadingLinks(): void {
  for (const row of document.querySelectorAll('[data-heading]')) {
    const id = row.firstElementChild?.id;
    row.insertAdjacentHTML(
      'beforeend',
      `<a href="#${id}" aria-label="Kopiér link til afsnittet" aria-describedby="${id}"></a><output></output>`,
    );
    const output = row.lastElementChild as HTMLOutputElement;
    const link = output.previousElementSibling as HTMLAnchorElement;
    link.addEventListener('click', (event) => {
      if (hasModifier(event)) return;
      navigator.clipboard?.writeText(link.href).then(
        () => {
          output.value = 'Kopieret';
          setTimeout(() => {
            output.value = '';
          }, 2000);
        },
        () => {
          // The browser says no. The link has led to the section, and the address bar holds its address.
        },
      );
    });
  }
}
