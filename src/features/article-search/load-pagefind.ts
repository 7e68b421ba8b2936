import type { Pagefind } from './search-text.ts';
import { textIndexPath } from './text-index.ts';

/** Answers that are remembered: the words of a query, while another is typed behind them. */
const mostRemembered = 12;

/** Pagefind's script, which lies beside its index. Only for a worker of our own: it watches all that is fetched there. */
export async function loadPagefind(): Promise<Pagefind> {
  const { createInstance } = await import(/* @vite-ignore */ `${textIndexPath}pagefind.js`);
  let pagefind: Pagefind | undefined;

  // A piece of the index that cannot be had is no error to Pagefind: it would say that the words stand nowhere.
  let lost = false;
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request).catch(() => Response.error());
    lost ||= !response.ok;
    return response;
  };
  const remembered = new Map<string, Awaited<ReturnType<Pagefind['search']>>>();
  return {
    async search(term, options) {
      const key = JSON.stringify([term, options]);
      const before = remembered.get(key);
      if (before) return before;
      lost = false;
      pagefind ??= createInstance({ basePath: textIndexPath }) as Pagefind;
      const current = pagefind;
      const found = await current.search(term, options).finally(() => {
        // One without its engine never tries again; the next search has a new one.
        if (lost && pagefind === current) pagefind = undefined;
      });
      if (lost) throw new Error('A piece of the index is missing');
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(key, found);
      return found;
    },
  };
}
