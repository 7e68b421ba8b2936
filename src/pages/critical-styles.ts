import breadcrumbs from '#src/components/Breadcrumbs.module.css?inline';
import button from '#src/components/Button.module.css?inline';
import caseResult from '#src/components/CaseResult.module.css?inline';
import field from '#src/components/field/Field.module.css?inline';
import header from '#src/components/Header.module.css?inline';
import logo from '#src/components/Logo.module.css?inline';
import skipLink from '#src/components/SkipLink.module.css?inline';
import sizeIllustration from '#src/features/calculator/SizeIllustration.module.css?inline';
import notificationBar from '#src/features/notification-bar/NotificationBar.module.css?inline';
import base from '#src/styles/first-view.css?inline';
import article from './Article.module.css?inline';
import caseStyles from './Case.module.css?inline';
import ground from './cases/ClientGround.module.css?inline';
import legal from './Legal.module.css?inline';
import articles from './sections/Articles.module.css?inline';
import clientIndex from './sections/ClientIndex.module.css?inline';
import faces from './sections/Faces.module.css?inline';
import homeHero from './sections/HomeHero.module.css?inline';
import notFound from './sections/NotFound.module.css?inline';
import packageLinks from './sections/PackageLinks.module.css?inline';
import pageTop from './sections/PageTop.module.css?inline';
import portraitCoast from './sections/PortraitCoast.module.css?inline';

/** Above the hero of every page. */
const shell = [base, skipLink, notificationBar, header, logo];

/** With a `PageTop`. */
const page = [...shell, button, breadcrumbs, pageTop];

/**
 * Styles of everything that stands in a first view, by page or kind of hero. They are in the head, so that the first paint waits
 * for no style sheet; the site's sheet, which has them too but the base, follows where the first view ends.
 */
export const criticalStyles = {
  home: [...shell, button, homeHero, portraitCoast].join(''),
  cases: [...page, clientIndex].join(''),
  pageTop: page.join(''),
  articles: [...page, articles, field].join(''),
  contact: [...page, faces].join(''),
  packages: [...page, packageLinks, sizeIllustration].join(''),
  article: [...shell, breadcrumbs, article].join(''),
  case: [...shell, breadcrumbs, caseResult, ground, caseStyles].join(''),
  legal: [...shell, breadcrumbs, legal].join(''),
  notFound: [...shell, button, field, notFound].join(''),
};
