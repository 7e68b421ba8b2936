import { UnheadProvider } from '@unhead/react/server';
import { Outlet, useLocation } from 'react-router-dom';
import { pageContext } from './page-context.ts';

/**
 * Renders a page with a head of its own. The frame around it is not rendered here but put in by `closePage`:
 * the prerenderer parses and writes again whatever it is given, and the frame is the same on every page.
 */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <UnheadProvider value={pageContext(pathname).head}>
      <main id="indhold" tabIndex={-1}>
        <Outlet />
      </main>
    </UnheadProvider>
  );
}
