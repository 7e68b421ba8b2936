import { ViteReactSSG } from 'vite-react-ssg';
import { forgetText } from './content/collections.ts';
import { normalizePath } from './lib/paths.ts';
import { routes } from './routes.tsx';
import { endRender, startRender } from './seo/page-render.ts';

/** Renders every page, in the build and under `npm run dev`. The browser loads `browser/main.ts` and nothing of this. */
export const createRoot = ViteReactSSG({ routes }, ({ routePath, initialState, onSSRAppRendered }) => {
  if (routePath === undefined) return;
  const path = normalizePath(routePath);
  initialState.page = startRender(path);
  onSSRAppRendered(() => {
    endRender(path);
    forgetText(path);
  });
});
