import { useLocation } from 'react-router-dom';
import { holdFragment } from './page-context.ts';

/** Final HTML inside an element, kept out of React's and the parser's way until the page is written. */
export function StaticHtml({ html, className }: { html: string; className?: string }) {
  const { pathname } = useLocation();
  return <div className={className} dangerouslySetInnerHTML={{ __html: holdFragment(pathname, html) }} />;
}
