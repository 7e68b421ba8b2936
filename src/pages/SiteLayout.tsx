import { Outlet, useLocation } from 'react-router-dom';
import { CourseBar } from '#src/components/CourseBar.tsx';
import { Footer } from '#src/components/Footer.tsx';
import { Header } from '#src/components/Header.tsx';
import { Menu } from '#src/components/Menu.tsx';
import { SkipLink } from '#src/components/SkipLink.tsx';
import { NotificationBar } from '#src/features/notification-bar/NotificationBar.tsx';
import { normalizePath } from '#src/lib/paths.ts';
import { pages } from '#src/site/pages.ts';
import { CriticalStyles } from './CriticalStyles.tsx';

/** Pages that sell something and have no form of their own. Articles have the bar of their contents list. */
const { prices, contact, ...selling } = pages;
const withCourseBar = new Set(Object.values(selling).map(({ path }) => path));

/** Layout of every page. */
export function SiteLayout() {
  const path = normalizePath(useLocation().pathname);
  return (
    <>
      <CriticalStyles of="pageHero" />
      <SkipLink />
      <NotificationBar />
      <Header pathname={path} />
      <main id="indhold" tabIndex={-1}>
        <Outlet />
        {withCourseBar.has(path) && <CourseBar />}
      </main>
      <Footer />
      {/* The burger opens it by id. */}
      <Menu pathname={path} />
    </>
  );
}
