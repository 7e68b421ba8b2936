import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { followOldAddress, interceptLinks } from './intercept-links.ts';
import { keepScroll } from './keep-scroll.ts';
import { currentPage, fetchPage } from './page.ts';
import { RouteError } from './RouteError.tsx';

const pageRoute = 'page';

/** Starts React on the page as it stands: the frame is hydrated, later pages come in without a full load. */
export function start(): void {
  const container = document.getElementById('root');
  if (!container) return;
  const router = createBrowserRouter(
    [
      {
        id: pageRoute,
        path: '*',
        element: <App />,
        errorElement: <RouteError />,
        loader: async ({ request }) => {
          const url = new URL(request.url);
          try {
            return await fetchPage(url.pathname);
          } catch (error) {
            if (request.signal.aborted) throw error;
            // Whatever is wrong, the browser's own way of loading a page tells it best.
            location.assign(url.href);
            return new Promise(() => {});
          }
        },
        // A new search or hash is the same page.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { hydrationData: { loaderData: { [pageRoute]: currentPage() } }, future: { v7_relativeSplatPath: true } },
  );
  keepScroll();
  interceptLinks(router);
  startTransition(() => {
    hydrateRoot(container, <RouterProvider router={router} future={{ v7_startTransition: true }} />);
  });
  followOldAddress(router);
}
