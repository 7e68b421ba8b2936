import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that preloads its styles and chunks. Here no chunk has styles and
 * none is preloaded, so the helper would only be 0.8 KB in the way of the bootstrap: replaced by a plain call.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
