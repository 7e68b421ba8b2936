import type { Plugin } from 'vite';

/** Module that loads a chunk and its style sheets in parallel. A sheet that fails to load does not block the chunk. */
const preloadHelper = `
const addSheet = (href) => {
  if (document.querySelector('link[href="' + href + '"]')) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  document.head.append(sheet);
  return new Promise((resolve) => { sheet.onload = sheet.onerror = resolve; });
};
export const __vitePreload = (load, sheets = []) =>
  Promise.all([load(), ...sheets.map((name) => addSheet('/' + name))]).then(([module]) => module);
`;

/**
 * Replaces the helper that Vite wraps around dynamic imports. Vite's takes 0.8 KB, also preloads scripts and reports
 * errors; this site only needs each chunk's style sheets loaded with it.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => preloadHelper },
  };
}
