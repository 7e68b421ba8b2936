// Before the pages' own styles. `first-view.css` is not of the sheet: it is in the head of every page (critical-styles.ts).
import './styles/patterns.css';
import './styles/chart.css';
import './styles/print.css';
import './styles/prose.css';

import { ViteReactSSG } from 'vite-react-ssg';
import { normalizePath } from './lib/paths.ts';
import { routes } from './routes.tsx';
import { endRender, startRender } from './seo/page-render.ts';

/**
 * Renders a page, in the build and under `npm run dev`. Browsers never load this module: their entry is
 * `browser/main.ts`.
 */
export const createRoot = ViteReactSSG({ routes }, ({ routePath, initialState, onSSRAppRendered }) => {
  // Without a path, the prerenderer only reads the routes.
  if (routePath === undefined) return;
  const path = normalizePath(routePath);
  initialState.page = startRender(path);
  onSSRAppRendered(() => endRender(path));
});
