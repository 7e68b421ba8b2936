/** The folder below `assets` in which the build puts every script a second time. */
export const retryFolder = 'igen';

/**
 * Imports a chunk and uses it. When either fails, both are tried once more with the chunk's second address: a browser
 * may remember that a module failed to load, and then fails again without a request. The copy brings copies of all
 * that it imports, so nothing of the first try is mixed with it.
 *
 * The address is read from the text of `load`, which must be a plain `() => import('…')`: bundlers tell it nowhere else.
 */
export async function loadWithRetry<Module, Result>(
  load: () => Promise<Module>,
  use: (module: Module) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await use(await load());
  } catch (error) {
    const [, name] = /import\(.\.\/(.+?)['"`]/.exec(String(load)) ?? [];
    if (!name) throw error;
    const copy = new URL(`${retryFolder}/${name}`, import.meta.url).href;
    return use((await import(/* @vite-ignore */ copy)) as Module);
  }
}
