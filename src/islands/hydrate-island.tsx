import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorScreen } from '#src/components/error-screen/ErrorScreen.tsx';
import { type IslandName, islands } from './registry.ts';

/** Replaces an island that throws with the error screen; the rest of the page is unaffected. */
class IslandErrorBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === null ? this.props.children : <ErrorScreen message={message} />;
  }
}

/** Runs `onHydrated` once all children are hydrated: a parent's effects run after its children's. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates the island in `element`.
 * @throws when the island's own chunk does not load
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const Island = (await islands[element.dataset.island as IslandName]()) as ComponentType<object>;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  startTransition(() => {
    hydrateRoot(
      element,
      <IslandErrorBoundary>
        <Hydrated onHydrated={() => element.setAttribute('data-ready', '')}>
          <Island {...props} />
        </Hydrated>
      </IslandErrorBoundary>,
    );
  });
}
