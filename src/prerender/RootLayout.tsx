import { UnheadProvider } from '@unhead/react/server';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteLayout } from '#src/pages/SiteLayout.tsx';
import { pageContext } from './page-context.ts';

/** The frame of every prerendered page, with a head of its own for each. */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <UnheadProvider value={pageContext(pathname).head}>
      <SiteLayout
        pathname={pathname}
        main={
          <main id="indhold" tabIndex={-1}>
            <Outlet />
          </main>
        }
      />
    </UnheadProvider>
  );
}
