import type { Plugin } from 'vite';

/** Loads a chunk and its style sheets side by side; a sheet that fails does not hold the chunk back. */
const helper = `
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
 * Vite wraps every dynamic import in a helper of 0.8 KB that also preloads scripts and reports failures. Ours does
 * what this site needs: the sheets of a chunk come with it.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
  };
}
