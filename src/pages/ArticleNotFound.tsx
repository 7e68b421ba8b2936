import { Overview } from './Overview.tsx';

/** Page for an unknown /artikler/{slug}, served with status 404: the overview with a message. */
export function Component() {
  return <Overview page={1} notFound />;
}
