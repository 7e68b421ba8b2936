import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorScreen } from '#src/components/ErrorScreen.tsx';
import { keepFields } from './keep-fields.ts';
import { type IslandName, islands } from './registry.ts';
import { shownIn } from './shown-in.ts';

/** Runs `onHydrated` once all children are hydrated: a parent's effects run after its children's. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Runs `onTaken` when React has taken or replaced the HTML, before the components that follow look at it. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useLayoutEffect(onTaken, [onTaken]);
  return null;
}

/**
 * Hydrates the island in `element`. If it throws later, the error screen replaces it; the rest of the page is
 * unaffected. `pressedWith` returns what stood in the island's form when its button was pressed, if that counts.
 * @throws when the island's own chunk does not load
 */
export async function hydrateIsland(
  element: HTMLElement,
  pressedWith: () => string | undefined,
): Promise<void> {
  const load = islands[element.dataset.island as IslandName] as () => Promise<ComponentType<object>>;
  const Island = await load();
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const putBackFields = keepFields(element);
  function onHydrated() {
    delete element.dataset.when;
    // From now on the form itself hears a press.
    const sent = pressedWith();
    if (sent === undefined) return;
    // In the next task, which has what stands in the form. What a draft has put there, the visitor did not send.
    setTimeout(() => shownIn(element) === sent && element.querySelector('form')?.requestSubmit());
  }
  const app = (
    <Hydrated onHydrated={onHydrated}>
      <Taken onTaken={putBackFields} />
      <Island {...props} />
    </Hydrated>
  );
  const options: HydrationOptions = {
    // The HTML was not the expected one and is replaced. Extensions and translators cause it: no error of the site.
    onRecoverableError(error) {
      console.warn(error);
    },
    onUncaughtError(error) {
      console.error(error);
      root?.render(<ErrorScreen message={error instanceof Error ? error.message : String(error)} />);
    },
  };
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, app, options);
  });
}
