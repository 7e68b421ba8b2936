import type { RouteRecord } from 'vite-react-ssg';
import { articleBySlug, articles } from './content/collections.ts';
import { overviewPageCount } from './features/article-search/overview-pages.ts';
import { RootLayout } from './prerender/RootLayout.tsx';

/** Every address of the site. The browser has no copy of this table: each page comes as its own HTML. */
export const routes: RouteRecord[] = [
  {
    path: '/',
    element: <RootLayout />,
    children: [
      { index: true, entry: 'src/pages/Home.tsx', lazy: () => import('./pages/Home.tsx') },
      { path: 'omos', entry: 'src/pages/About.tsx', lazy: () => import('./pages/About.tsx') },
      { path: 'tjenester', entry: 'src/pages/Services.tsx', lazy: () => import('./pages/Services.tsx') },
      { path: 'hjemmesider', entry: 'src/pages/Websites.tsx', lazy: () => import('./pages/Websites.tsx') },
      { path: 'seo', entry: 'src/pages/Seo.tsx', lazy: () => import('./pages/Seo.tsx') },
      { path: 'priser', entry: 'src/pages/Prices.tsx', lazy: () => import('./pages/Prices.tsx') },
      { path: 'cases', entry: 'src/pages/Cases.tsx', lazy: () => import('./pages/Cases.tsx') },
      { path: 'kontakt', entry: 'src/pages/Contact.tsx', lazy: () => import('./pages/Contact.tsx') },

      {
        path: 'artikler',
        entry: 'src/pages/ArticleOverview.tsx',
        lazy: () => import('./pages/ArticleOverview.tsx'),
      },
      {
        path: 'artikler/side/:page',
        entry: 'src/pages/ArticleOverview.tsx',
        lazy: () => import('./pages/ArticleOverview.tsx'),
        getStaticPaths: () =>
          Array.from(
            { length: overviewPageCount(articles.length) - 1 },
            (_, index) => `artikler/side/${index + 2}`,
          ),
      },
      {
        path: 'artikler/404',
        entry: 'src/pages/ArticleNotFound.tsx',
        lazy: () => import('./pages/ArticleNotFound.tsx'),
      },
      {
        path: 'artikler/:slug',
        entry: 'src/pages/Article.tsx',
        lazy: () => import('./pages/Article.tsx'),
        getStaticPaths: () => articles.map((article) => `artikler/${article.slug}`),
      },
      // The price guide has a second, shorter address.
      ...(articleBySlug('hvad-koster-hjemmesider')
        ? [
            {
              path: 'hvad-koster-hjemmesider',
              entry: 'src/pages/Article.tsx',
              lazy: () => import('./pages/Article.tsx'),
            },
          ]
        : []),

      { path: 'cookies', entry: 'src/pages/Legal.tsx', lazy: () => import('./pages/Legal.tsx') },
      { path: 'privatlivspolitik', entry: 'src/pages/Legal.tsx', lazy: () => import('./pages/Legal.tsx') },
      { path: 'vilkaar', entry: 'src/pages/Legal.tsx', lazy: () => import('./pages/Legal.tsx') },

      // Every component in every state, for developers; not in a build.
      ...(import.meta.env.DEV
        ? [
            {
              path: 'designark',
              entry: 'src/pages/DesignSheet.tsx',
              lazy: () => import('./pages/DesignSheet.tsx'),
            },
          ]
        : []),

      { path: '404', entry: 'src/pages/NotFound.tsx', lazy: () => import('./pages/NotFound.tsx') },
      { path: '*', entry: 'src/pages/NotFound.tsx', lazy: () => import('./pages/NotFound.tsx') },
    ],
  },
];
