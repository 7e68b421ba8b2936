import { hasModifier } from './scrolling.ts';

/** Gives each heading of a text a link that copies the section's URL. Not in the HTML: copying needs JavaScript. */
export function startHeadingLinks(): void {
  for (const row of document.querySelectorAll('[data-heading]')) {
    const id = row.firstElementChild?.id;
    row.insertAdjacentHTML(
      'beforeend',
      `<a href="#${id}" aria-label="Kopiér link til afsnittet" aria-describedby="${id}"></a><output></output>`,
    );
    const output = row.lastElementChild as HTMLOutputElement;
    const link = output.previousElementSibling as HTMLAnchorElement;
    let timer = 0;
    link.addEventListener('click', (event) => {
      if (hasModifier(event)) return;
      navigator.clipboard?.writeText(link.href).then(
        () => {
          output.value = 'Kopieret';
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            output.value = '';
          }, 2000);
        },
        () => {
          // The browser refused. The link still jumped to the section, so the address bar shows the URL.
        },
      );
    });
  }
}
