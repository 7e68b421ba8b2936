/**
 * For browsers without speculation rules (src/index.html has ours): fetches a page of the site when its link is
 * pointed at, touched or focused. Nothing is fetched ahead for a visitor who saves data.
 */
export function startPrefetch(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (HTMLScriptElement.supports?.('speculationrules') || connection?.saveData) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.search || link.pathname.includes('.')) return;
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
