import type { ComponentType } from 'react';
import { ErrorScreen } from '#src/components/error-screen/ErrorScreen.tsx';
import { type IslandName, type IslandProps, islands } from './registry.ts';

/** When the island's script is loaded: near the view, or at the first sign that it will be used. */
export type IslandTrigger = 'visible' | 'intent';

// Loaded before the first page is rendered, so that rendering an island never has to wait.
const components = Object.fromEntries(
  await Promise.all(Object.entries(islands).map(async ([name, load]) => [name, await load()])),
) as Record<IslandName, ComponentType<object>>;

/**
 * A component that works with script: rendered by the build as useful HTML, hydrated where it stands by
 * `src/browser/islands.ts`. The props travel beside it as JSON. The component must not use `useId`, whose value
 * depends on the tree around it; islands take an id prefix instead.
 */
export function Island<Name extends IslandName>({
  name,
  when,
  ...props
}: { name: Name; when: IslandTrigger } & IslandProps<Name>) {
  const Component: ComponentType<object> = components[name];
  return (
    <>
      <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
      {/* Takes the island's place when its script does not arrive. */}
      <template data-island-error>
        <ErrorScreen message="ChunkLoadError: Loading chunk failed" />
      </template>
    </>
  );
}
