/**
 * Development only: when content or a page module has changed, the page is fetched again and its new HTML put
 * in place, with the writer still at the same spot.
 */
export function startDevReload(): void {
  import.meta.hot?.on('content:changed', async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (!response.ok) return location.reload();
    const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
    const main = document.querySelector('main');
    const fresh = fetched.querySelector('main');
    if (!main || !fresh || main.querySelector('[data-island]')) return location.reload();
    main.innerHTML = fresh.innerHTML;
    document.title = fetched.title;
    document.dispatchEvent(new Event('page:shown'));
  });
}
