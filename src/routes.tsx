import type { RouteRecord } from 'vite-react-ssg';
import { articleBySlug, articles, sitePages, textPages } from './content/collections.ts';
import { SiteLayout } from './pages/SiteLayout.tsx';
import { paths, priceGuide } from './site/pages.ts';

type LazyPage = NonNullable<RouteRecord['lazy']>;

const page: LazyPage = () => import('./pages/Page.tsx');
const article: LazyPage = () => import('./pages/Article.tsx');
const caseStudy: LazyPage = () => import('./pages/Case.tsx');
const legal: LazyPage = () => import('./pages/Legal.tsx');

const articlesPath = paths.articles.slice(1);

/** Every route of the site. */
export const routes: RouteRecord[] = [
  {
    path: '/',
    element: <SiteLayout />,
    children: [
      ...sitePages.map(({ path }) =>
        path === paths.home ? { index: true, lazy: page } : { path: path.slice(1), lazy: page },
      ),
      ...textPages.map(({ kind, path }) => ({
        path: path.slice(1),
        lazy: kind === 'case' ? caseStudy : legal,
      })),
      {
        path: `${articlesPath}/:slug`,
        lazy: article,
        getStaticPaths: () => articles.map(({ slug }) => `${articlesPath}/${slug}`),
      },
      ...(articleBySlug(priceGuide.slug) ? [{ path: priceGuide.shortPath.slice(1), lazy: article }] : []),
      { path: '*', lazy: page },
    ],
  },
];
