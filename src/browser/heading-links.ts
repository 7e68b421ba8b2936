/** Gives each heading of a text a link that copies its address. Without script there is none: nothing could copy. */
export function startHeadingLinks(): void {
  for (const row of document.querySelectorAll('[data-heading]')) {
    const id = row.firstElementChild?.id;
    row.insertAdjacentHTML(
      'beforeend',
      `<a href="#${id}" aria-label="Kopiér link til afsnittet" aria-describedby="${id}"></a>`,
    );
    const link = row.lastElementChild as HTMLAnchorElement;
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey) return;
      navigator.clipboard?.writeText(link.href).then(() => {
        link.dataset.copied = '';
        setTimeout(() => delete link.dataset.copied, 2000);
      });
    });
  }
}
