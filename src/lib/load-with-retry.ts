/** Folder in `assets` with the build's second copy of every script. */
export const retryFolder = 'igen';

/**
 * Imports a chunk and passes it to `use`. If either fails, retries both once with a copy of the chunk at a second URL:
 * browsers may cache a failed module load and fail again without a request. The copy imports copies of its
 * dependencies, so the two attempts share no modules.
 *
 * Reads the URL from the source of `load`, which must be a plain `() => import('…')`: bundlers expose it nowhere else.
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
