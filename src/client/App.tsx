import { useEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom';
import { SiteLayout } from '../pages/SiteLayout.tsx';
import { mountIslands } from './mount-islands.tsx';
import { type Page, showHead } from './page.ts';

/**
 * The site in the browser: React owns the frame, the page inside it is the HTML that the build made. On the
 * first page that HTML is already there and React leaves it alone.
 */
export function App() {
  const page = useLoaderData() as Page;
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  useLayoutEffect(() => {
    if (page.html === null && first.current) return;
    showHead(page);
    main.current?.focus({ preventScroll: true });
    document.dispatchEvent(new Event('page:shown'));
  }, [page]);

  useEffect(() => {
    first.current = false;
    return main.current ? mountIslands(main.current) : undefined;
  }, [page]);

  return (
    <>
      <SiteLayout
        pathname={pathname}
        main={
          <main
            key={page.html === null ? 'first' : page.path}
            id="indhold"
            tabIndex={-1}
            ref={main}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: page.html ?? '' }}
          />
        }
      />
      <ScrollRestoration />
    </>
  );
}
