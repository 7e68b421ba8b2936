/** Makes the `/` key focus the page's search field, a common shortcut on sites with search. */
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
