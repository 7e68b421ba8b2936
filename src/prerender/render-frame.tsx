import { renderToString } from 'react-dom/server';
import { SiteLayout } from '#src/pages/SiteLayout.tsx';

const mark = '<main></main>';

/** What stands before and after `<main>` on the page at `pathname`, as React will find it when it hydrates. */
export function renderFrame(pathname: string): { before: string; after: string } {
  const [before = '', after = ''] = renderToString(<SiteLayout pathname={pathname} main={<main />} />).split(
    mark,
  );
  return { before, after };
}
