// Before the pages' own styles. `first-view.css` is not of the sheet: it is in the head of every page (critical-styles.ts).
import './styles/patterns.css';
import './styles/print.css';
import './styles/prose.css';

import { createHead, UnheadProvider } from '@unhead/react/server';
import { Outlet } from 'react-router-dom';
import type { ResolvableHead } from 'unhead/types';
import { ViteReactSSG } from 'vite-react-ssg';
import { routes } from './routes.tsx';
import { type PageRender, PageRenderContext } from './seo/page-render.ts';

/**
 * Renders a page, in the build and under `npm run dev`. Browsers never load this module: their entry is
 * `browser/main.ts`.
 */
export const createRoot = ViteReactSSG({ routes }, (rendering) => {
  // Without a path, the prerenderer only reads the routes.
  if (rendering.routePath === undefined) return;
  const page: PageRender = { head: createHead<ResolvableHead>({ disableDefaults: true }) };
  rendering.initialState.page = page;
  const element = (
    <PageRenderContext value={page}>
      <UnheadProvider value={page.head}>
        <Outlet />
      </UnheadProvider>
    </PageRenderContext>
  );
  rendering.routes = [{ element, children: routes }];
});
