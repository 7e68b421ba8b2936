import { type ComponentType, StrictMode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isIslandName, islandModules } from './island-modules.ts';
import { loadChunk } from './load-chunk.ts';

/**
 * Hydrates every island inside `container` in place. Returns what takes them down again, for when the page is
 * left.
 */
export function mountIslands(container: ParentNode): () => void {
  let left = false;
  const roots: Root[] = [];
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island;
    if (!isIslandName(name)) continue;
    const load: () => Promise<unknown> = islandModules[name];
    loadChunk(load).then(
      (component) => {
        if (left) return;
        const Component = component as ComponentType<object>;
        const props = JSON.parse(element.dataset.props ?? '{}') as object;
        startTransition(() => {
          roots.push(
            hydrateRoot(
              element,
              <StrictMode>
                <Component {...props} />
              </StrictMode>,
            ),
          );
        });
        element.dataset.ready = '';
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
      for (const root of roots) root.unmount();
    });
  };
}
