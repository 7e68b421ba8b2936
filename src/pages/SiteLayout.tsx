import type { ReactNode } from 'react';
import { Footer } from '#src/components/footer/Footer.tsx';
import { Header } from '#src/components/header/Header.tsx';
import { Menu } from '#src/components/menu/Menu.tsx';
import { NotificationBar } from '#src/components/notification-bar/NotificationBar.tsx';
import { SkipLink } from '#src/components/skip-link/SkipLink.tsx';

/**
 * The frame of every page. Rendered alike on the server and in the browser: nothing here may depend
 * on the clock, on chance or on what the bootstrap has done to the document.
 */
export function SiteLayout({ pathname, main }: { pathname: string; main: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NotificationBar />
      <Header pathname={pathname} />
      <Menu pathname={pathname} />
      {main}
      <Footer />
    </>
  );
}
