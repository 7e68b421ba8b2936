import { UnheadProvider } from '@unhead/react/server';
import { Outlet, useLocation } from 'react-router-dom';
import { CourseBar } from '#src/components/CourseBar.tsx';
import { Footer } from '#src/components/Footer.tsx';
import { Header } from '#src/components/Header.tsx';
import { Menu } from '#src/components/Menu.tsx';
import { SkipLink } from '#src/components/SkipLink.tsx';
import { menuLinks, sitePages } from '#src/content/collections.ts';
import { NotificationBar } from '#src/features/notification-bar/NotificationBar.tsx';
import { normalizePath } from '#src/lib/paths.ts';
import { pageRender } from '#src/seo/page-render.ts';
import { CriticalStyles } from './CriticalStyles.tsx';

/** The pages of sections that have no form of their own. Articles have the bar of their contents list. */
const withCourseBar = new Set(
  sitePages
    .filter(
      ({ components }) =>
        !components.some((name) => /^(?:Prisberegner|Kontaktformular|UdenForKortet|IkkeFundet)$/.test(name)),
    )
    .map(({ path }) => path),
);

/** Layout of every page. */
export function SiteLayout() {
  const path = normalizePath(useLocation().pathname);
  return (
    <UnheadProvider value={pageRender(path).head}>
      <CriticalStyles of="pageHero" />
      <SkipLink />
      <NotificationBar />
      <Header links={menuLinks.main} pathname={path} />
      <main id="indhold" tabIndex={-1}>
        <Outlet />
        {withCourseBar.has(path) && <CourseBar />}
      </main>
      <Footer links={menuLinks} />
      {/* The burger opens it by id. */}
      <Menu links={menuLinks} pathname={path} />
    </UnheadProvider>
  );
}
