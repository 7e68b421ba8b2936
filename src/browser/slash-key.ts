/** The slash leads to the page's search field, as it does on sites that people search a lot. */
export function startSlashKey(): void {
  const field = document.querySelector<HTMLInputElement>('main [type="search"]');
  if (!field) return;
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest('input, textarea, select');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    field.focus();
  });
}
