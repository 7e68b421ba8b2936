import type { ComponentType } from 'react';
import { ErrorScreen } from '#src/components/ErrorScreen.tsx';
import { type IslandName, type IslandProps, islands } from './registry.ts';

/** When the island is hydrated: near the viewport, or on the first hover, touch or focus. */
type IslandTrigger = 'visible' | 'intent';

// Loaded before the first page is rendered, so that islands render synchronously.
const components = Object.fromEntries(
  await Promise.all(Object.entries(islands).map(async ([name, load]) => [name, await load()])),
) as Record<IslandName, ComponentType<object>>;

/**
 * Renders a component to HTML that `src/browser/islands.ts` hydrates in place, with the props serialized as JSON. The
 * component must not use `useId` in what the build renders: its value depends on the surrounding tree. Islands take an id
 * prefix instead.
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
      {/* Replaces the island if its script fails to load. */}
      <template>
        <ErrorScreen message="ChunkLoadError: Loading chunk failed" />
      </template>
    </>
  );
}
