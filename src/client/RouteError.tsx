import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '#src/components/error-screen/ErrorScreen.tsx';

/** The site's own screen for a failure that nothing else handled: the status text or message under the heading. */
export function RouteError() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? `${error.name === 'ChunkLoadError' ? 'ChunkLoadError: ' : ''}${error.message}`
      : String(error);
  return <ErrorScreen message={message} />;
}
