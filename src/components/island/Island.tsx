import { ErrorScreen } from '#src/pages/ErrorScreen.tsx';
import type { IslandProps } from '#src/client/island-modules.ts';
import { renderIsland } from '#src/prerender/islands.tsx';

/**
 * A part that needs script. On the server it is rendered as a React root of its own; in the browser
 * `mountIslands` hydrates it in place, while the page around it stays the HTML it is.
 */
export function Island({ name }: { name: keyof IslandProps }) {
  const { html, props } = renderIsland(name);
  return (
    <>
      <div data-island={name} data-props={props} dangerouslySetInnerHTML={{ __html: html }} />
      {/* Takes the part's place when its chunk does not arrive. */}
      <template data-chunk-error="">
        <ErrorScreen message="ChunkLoadError: Loading chunk failed" />
      </template>
    </>
  );
}
