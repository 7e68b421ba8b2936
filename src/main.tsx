import { ViteReactSSG, type ViteReactSSGContext } from 'vite-react-ssg';
import { releaseText } from './content/collections.ts';
import { normalizePath } from './lib/paths.ts';
import { routes } from './routes.tsx';
import { endRender, startRender } from './seo/page-render.ts';

const prerenderer = ViteReactSSG({ routes });

/**
 * Creates the context for rendering the page at `route`, in the build and under `npm run dev`. Without `route`, the
 * prerenderer only reads the routes from it. Not loaded by the browser, whose entry is `browser/main.ts`.
 */
export async function createRoot(isClient: boolean, route?: string): Promise<ViteReactSSGContext> {
  const context = await prerenderer(isClient, route);
  if (route === undefined) return context;
  const path = normalizePath(route);
  const page = startRender(path);
  context.initialState.page = page;
  return {
    ...context,
    // vite-react-ssg has no hook for the HTML that React rendered, but it passes that HTML to this function.
    async triggerOnSSRAppRendered(_route, html) {
      page.html = html;
      endRender(path);
      releaseText(path);
      return [];
    },
  };
}
