import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorScreen } from '#src/components/error-screen/ErrorScreen.tsx';
import { loadWithRetry } from '#src/lib/load-with-retry.ts';
import { type IslandName, islands } from './registry.ts';

/** Runs `onHydrated` once all children are hydrated: a parent's effects run after its children's. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the island in `element`. If it throws later, the error screen replaces it; the rest of the page is
 * unaffected.
 * @throws when the island's own chunk does not load
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island as IslandName] as () => Promise<ComponentType<object>>;
  const Island = await loadWithRetry(load);
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  startTransition(() => {
    const root = hydrateRoot(
      element,
      <Hydrated onHydrated={() => element.setAttribute('data-ready', '')}>
        <Island {...props} />
      </Hydrated>,
      {
        onUncaughtError(error) {
          console.error(error);
          root.render(<ErrorScreen message={error instanceof Error ? error.message : String(error)} />);
        },
      },
    );
  });
}
