import { useLocation } from 'react-router-dom';
import { Overview } from '#src/features/article-search/Overview.tsx';
import { normalizePath } from '#src/lib/paths.ts';

/** /artikler and its further pages. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  return <Overview page={Number(/\/side\/(\d+)$/.exec(path)?.[1] ?? 1)} />;
}
