import { ViteReactSSG, type ViteReactSSGContext } from 'vite-react-ssg';
import { forgetText } from './content/collections.ts';
import { normalizePath } from './lib/paths.ts';
import { routes } from './routes.tsx';
import { endRender, startRender } from './seo/page-render.ts';

const prerenderer = ViteReactSSG({ routes });

/** Renders every page, in the build and under `npm run dev`. The browser loads `browser/main.ts` and nothing of this. */
export async function createRoot(isClient: boolean, route?: string): Promise<ViteReactSSGContext> {
  const context = await prerenderer(isClient, route);
  if (route === undefined) return context;
  const path = normalizePath(route);
  const page = startRender(path);
  context.initialState.page = page;
  return {
    ...context,
    // The prerenderer has no hook that is given what React made of the page, but it calls this with it.
    async triggerOnSSRAppRendered(_route, html) {
      page.html = html;
      endRender(path);
      forgetText(path);
      return [];
    },
  };
}
