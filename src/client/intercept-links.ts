import type { createBrowserRouter } from 'react-router-dom';
import { fetchPage } from './page.ts';
import { redirectTarget } from './redirect-routes.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The link that an event is about, if following it stays on this site and in this window. */
function pageLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return null;
  if (link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return null;
  return link;
}

/** Turns plain links into in-app navigation; begins to fetch a page when its link is pointed at or touched. */
export function interceptLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = pageLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Jumps inside the page belong to the bootstrap, which has already taken them.
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    follow(router, link.pathname, link.search + link.hash);
  });

  const prefetch = (event: Event) => {
    const link = pageLink(event);
    if (link && link.pathname !== location.pathname && !redirectTarget(link.pathname)) {
      // A failure shows itself when the link is followed.
      fetchPage(link.pathname).catch(() => {});
    }
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

/** Goes to an address; an old one is replaced by where it leads now. */
function follow(router: Router, pathname: string, rest: string): void {
  const redirect = redirectTarget(pathname + rest);
  if (redirect) router.navigate(redirect.to, { state: redirect.state });
  else router.navigate(pathname + rest);
}

/** On a host that knows no redirects an old address shows the 404 page: go on to where it leads now. */
export function followOldAddress(router: Router): void {
  const { pathname, search, hash } = location;
  const redirect = redirectTarget(pathname + search + hash);
  if (redirect) router.navigate(redirect.to, { replace: true, state: redirect.state });
}
