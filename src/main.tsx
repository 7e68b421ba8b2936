import { ViteReactSSG } from 'vite-react-ssg';
import { closePage } from './prerender/close-page.ts';
import { openPage } from './prerender/page-context.ts';
import { routes } from './routes.tsx';

/** The build renders every page from here. The browser starts in `bootstrap/main.ts` and never loads this. */
export const createRoot = ViteReactSSG({ routes }, ({ routePath, initialState }) => {
  if (routePath === undefined) return;
  openPage(routePath);
  initialState.finishPage = (html: string) => closePage(routePath, html);
});
