import type { Plugin } from 'vite';

/** The folder below `assets` that holds every script a second time. */
export const retryFolder = 'igen';

/**
 * Vite wraps every dynamic import in a helper. Ours loads the sheets of the chunk beside it, and asks once more, at
 * another address, when it does not come: a browser may keep the failure of the first. The address is read from the
 * text of the import, because a bundler offers no other way to know it.
 */
const helper = `
const link = (href) => {
  if (document.querySelector('link[href="' + href + '"]')) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  document.head.append(sheet);
  return new Promise((resolve) => { sheet.onload = sheet.onerror = resolve; });
};
export const __vitePreload = (load, sheets = []) =>
  Promise.all([
    load().catch((error) => {
      const [, name] = /import\\(.\\.\\/(.+?)['"\`]/.exec(load) ?? [];
      if (!name) throw error;
      return import(/* @vite-ignore */ new URL('${retryFolder}/' + name, import.meta.url).href);
    }),
    ...sheets.map((name) => link('/' + name)),
  ]).then(([module]) => module);
`;

export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper/ }, handler: () => helper },
  };
}
