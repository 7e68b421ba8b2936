import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isIslandName, islandModules } from './island-modules.ts';
import { loadChunk } from './load-chunk.ts';

/** Tells when everything inside has been hydrated: the effects of a parent run after its children's. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates every island inside `container` in place. Returns what takes them down again, for when the page is
 * left.
 */
export function mountIslands(container: ParentNode): () => void {
  let left = false;
  const takeDown: (() => void)[] = [];
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island;
    if (!isIslandName(name)) continue;
    const load: () => Promise<unknown> = islandModules[name];
    loadChunk(load).then(
      (component) => {
        if (left) return;
        const Component = component as ComponentType<object>;
        const props = JSON.parse(element.dataset.props ?? '{}') as object;
        // A root that is unmounted before it is hydrated is an error to React: one that is left so early waits.
        let root: Root | undefined;
        const unmount = () => root?.unmount();
        const onHydrated = () => {
          element.dataset.ready = '';
          if (left) setTimeout(unmount);
          else takeDown.push(unmount);
        };
        startTransition(() => {
          root = hydrateRoot(
            element,
            <StrictMode>
              <Hydrated onHydrated={onHydrated}>
                <Component {...props} />
              </Hydrated>
            </StrictMode>,
          );
        });
      },
      () => {
        const template = element.nextElementSibling;
        if (template instanceof HTMLTemplateElement)
          element.replaceChildren(template.content.cloneNode(true));
      },
    );
  }
  return () => {
    left = true;
    // After the commit in progress: React may not unmount one root while it renders another.
    setTimeout(() => {
      for (const unmount of takeDown) unmount();
    });
  };
}
