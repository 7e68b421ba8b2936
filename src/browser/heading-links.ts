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
    link.addEventListener('click', async (event) => {
      if (hasModifier(event)) return;
      try {
        await navigator.clipboard.writeText(link.href);
        output.value = 'Kopieret';
        setTimeout(() => {
          output.value = '';
        }, 2000);
      } catch {
        // There is no clipboard, or the browser refused. The link jumps to the section all the same.
      }
    });
  }
}
