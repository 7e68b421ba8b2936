import { Overview } from './Overview.tsx';

/** Response with status 404 to an unknown /artikler/{slug}: the overview with a message. */
export function Component() {
  return <Overview page={1} notFound />;
}
