import { Outlet, useLocation } from 'react-router-dom';
import { CourseBar } from '#src/components/CourseBar.tsx';
import { Footer } from '#src/components/Footer.tsx';
import { CurrentLanguage } from '#src/components/fact/CurrentLanguage.ts';
import { Header } from '#src/components/Header.tsx';
import { Menu } from '#src/components/Menu.tsx';
import { SkipLink } from '#src/components/SkipLink.tsx';
import { crumbsOf, menuLinks, sitePages } from '#src/content/collections.ts';
import { NotificationBar } from '#src/features/notification-bar/NotificationBar.tsx';
import { normalizePath } from '#src/lib/paths.ts';
import { CriticalStyles } from './CriticalStyles.tsx';

/** On pages with a form of their own no bar leads to one. Articles have the bar of their contents list. */
const withoutCourseBar = /^(?:Prisberegner|Kontaktformular|UdenForKortet)$/;

/** Layout of every page. */
export function SiteLayout() {
  const path = normalizePath(useLocation().pathname);
  const page = sitePages.find((each) => each.path === path);
  const trail = [path, ...(page ? crumbsOf(page).map((crumb) => crumb.path) : [])];
  const language = page?.language ?? 'da';
  // What is Danish around a page in another language says so.
  const lang = language === 'da' ? undefined : 'da';
  return (
    <>
      <CriticalStyles of="pageTop" />
      <SkipLink lang={lang} />
      <NotificationBar lang={lang} />
      <Header links={menuLinks.main} trail={trail} lang={lang} />
      <main id="sidens-indhold" tabIndex={-1}>
        <CurrentLanguage value={language}>
          <Outlet />
        </CurrentLanguage>
        {page?.components.every((name) => !withoutCourseBar.test(name)) && <CourseBar lang={lang} />}
      </main>
      <Footer links={menuLinks} lang={lang} />
      {/* The burger opens it by id. */}
      <Menu links={menuLinks} trail={trail} lang={lang} />
    </>
  );
}
