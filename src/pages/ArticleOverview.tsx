import { useLocation } from 'react-router-dom';
import { normalizePath } from '#src/lib/paths.ts';
import { Overview } from './Overview.tsx';

/** Page /artikler, and /artikler/side/{page}. */
export function Component() {
  const path = normalizePath(useLocation().pathname);
  return <Overview page={Number(/\/side\/(\d+)$/.exec(path)?.[1] ?? 1)} />;
}
