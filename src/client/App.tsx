import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLoaderData, useLocation, useNavigationType } from 'react-router-dom';
import { SiteLayout } from '#src/pages/SiteLayout.tsx';
import { restoreScroll } from './keep-scroll.ts';
import { mountIslands } from './mount-islands.tsx';
import { type Page, showHead } from './page.ts';

/**
 * The site in the browser: React owns the frame, the page inside it is the HTML that the build made. On the
 * first page that HTML is already there and React leaves it alone.
 */
export function App() {
  const page = useLoaderData() as Page;
  const { pathname } = useLocation();
  const action = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how the visitor came matters only when the page changes
  useLayoutEffect(() => {
    if (first.current) return;
    showHead(page);
    main.current?.focus({ preventScroll: true });
    const restored = action === 'POP' && restoreScroll();
    if (!restored) scrollTo({ top: 0, behavior: 'instant' });
    // The bootstrap glides to the section that the address names, unless the visitor came back to a place.
    document.dispatchEvent(new CustomEvent('page:shown', { detail: { restored } }));
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what makes `main` hold other parts
  useEffect(() => {
    first.current = false;
    return main.current ? mountIslands(main.current) : undefined;
  }, [page]);

  return (
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
  );
}
