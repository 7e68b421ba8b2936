import { Overview } from './Overview.tsx';

/** What /artikler/{unknown} shows, with status 404: the overview, and a line that says what happened. */
export function Component() {
  return <Overview page={1} notFound />;
}
