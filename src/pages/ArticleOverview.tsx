import { useLocation } from 'react-router-dom';
import { normalizePath } from '#src/lib/paths.ts';
import { Overview } from './Overview.tsx';

/** /artikler and its further pages. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  return <Overview page={Number(/\/side\/(\d+)$/.exec(path)?.[1] ?? 1)} />;
}
