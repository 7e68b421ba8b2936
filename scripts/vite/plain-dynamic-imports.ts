import type { Plugin } from 'vite';

/**
 * Module that loads a chunk and its style sheets in parallel. A sheet that fails to load does not block the chunk and is
 * requested again with the next one.
 */
const preloadHelper = `
const sheets = {};
const addSheet = (href) => sheets[href] ??= new Promise((resolve) => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  document.head.append(sheet);
  sheet.onload = resolve;
  sheet.onerror = () => {
    sheet.remove();
    sheets[href] = undefined;
    resolve();
  };
});
export const __vitePreload = (load, names = []) =>
  Promise.all([load(), ...names.map((name) => addSheet('/' + name))]).then(([module]) => module);
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
