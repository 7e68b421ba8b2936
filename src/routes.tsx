import type { RouteRecord } from 'vite-react-ssg';
import { articleBySlug, articles, textPages } from './content/collections.ts';
import { SiteLayout } from './pages/SiteLayout.tsx';
import { type PageName, pages, priceGuide } from './site/pages.ts';

type LazyPage = NonNullable<RouteRecord['lazy']>;

/** Component of each page in `site/pages.ts`. */
const components: Record<PageName, LazyPage> = {
  home: () => import('./pages/Home.tsx'),
  about: () => import('./pages/About.tsx'),
  services: () => import('./pages/Services.tsx'),
  websites: () => import('./pages/Websites.tsx'),
  seo: () => import('./pages/Seo.tsx'),
  prices: () => import('./pages/Prices.tsx'),
  cases: () => import('./pages/Cases.tsx'),
  contact: () => import('./pages/Contact.tsx'),
  articles: () => import('./pages/Articles.tsx'),
};
const article: LazyPage = () => import('./pages/Article.tsx');
const caseStudy: LazyPage = () => import('./pages/Case.tsx');
const legal: LazyPage = () => import('./pages/Legal.tsx');
const notFound: LazyPage = () => import('./pages/NotFound.tsx');

const articlesPath = pages.articles.path.slice(1);

/** Every route of the site. */
export const routes: RouteRecord[] = [
  {
    path: '/',
    element: <SiteLayout />,
    children: [
      { index: true, lazy: components.home },
      ...(Object.keys(components) as PageName[])
        .filter((name) => name !== 'home')
        .map((name) => ({ path: pages[name].path.slice(1), lazy: components[name] })),
      ...textPages.map(({ kind, path }) => ({
        path: path.slice(1),
        lazy: kind === 'case' ? caseStudy : legal,
      })),
      { path: `${articlesPath}/404`, lazy: components.articles },
      {
        path: `${articlesPath}/:slug`,
        lazy: article,
        getStaticPaths: () => articles.map(({ slug }) => `${articlesPath}/${slug}`),
      },
      ...(articleBySlug(priceGuide.slug) ? [{ path: priceGuide.shortPath.slice(1), lazy: article }] : []),
      { path: '404', lazy: notFound },
      { path: '*', lazy: notFound },
    ],
  },
];
