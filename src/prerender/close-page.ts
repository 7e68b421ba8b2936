import { transformHtmlTemplate } from '@unhead/react/server';
import { forgetText } from '#src/content/collections.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { fillIslands } from './islands.tsx';
import { takeContext } from './page-context.ts';
import { renderFrame } from './render-frame.tsx';

/** Ends the rendering: writes the head, puts the frame around the page and the held fragments in their places. */
export function closePage(path: string, html: string): string {
  const context = takeContext(path);
  forgetText(normalizePath(path));
  const { before, after } = renderFrame(normalizePath(path));
  const page = transformHtmlTemplate(context.head, html)
    .replace('<main id="indhold"', (main) => before + main)
    .replace('</main>', (main) => main + after)
    .replace(/<!--fragment (\d+)-->/g, (_mark, index: string) => context.fragments[Number(index)] ?? '');
  return fillIslands(page);
}
