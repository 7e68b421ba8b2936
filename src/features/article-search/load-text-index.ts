import type { Pagefind, TextIndex } from './search-text.ts';
import {
  type IndexedPages,
  indexedPagesFile,
  type SectionFile,
  sectionFile,
  textIndexPath,
} from './text-index.ts';

/** Size of the result cache, which serves the first words of a query while the next one is typed. */
const maxCachedSearches = 12;

/** In ms, for each file of the index. */
const requestTimeout = 20_000;

type CreatePagefind = (options: { readonly basePath: string }) => Pagefind;

/** Loads the full-text index. Call only in the search worker: it wraps the global `fetch`. */
export async function loadTextIndex(): Promise<TextIndex> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, requestTimeout));
  const script = import(/* @vite-ignore */ `${textIndexPath}pagefind.js`);
  const { createInstance } = await Promise.race([script, timeout]);
  return openTextIndex(createInstance);
}

/** Opens the index with Pagefind's script, which is in the same folder. */
export async function openTextIndex(
  createPagefind: CreatePagefind,
  timeout = requestTimeout,
): Promise<TextIndex> {
  // First, because it limits the time of all requests.
  const search = checkedSearch(createPagefind, timeout);
  const pages: IndexedPages = await load(indexedPagesFile);
  const files = new Map<string, Promise<SectionFile>>();
  return {
    pages,
    search,
    async section(page, at) {
      const name = sectionFile(page, pages[page]?.sections ?? [], at);
      const file = files.get(name) ?? load(name);
      files.set(name, file);
      file.catch(() => files.delete(name));
      const section = (await file)[at];
      if (!section) throw new Error(`${name} has no section ${at}`);
      return section;
    },
  };
}

async function load(file: string) {
  const response = await fetch(textIndexPath + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** Returns a search that throws if a request fails or takes too long: Pagefind would just return no results, or wait. */
function checkedSearch(createPagefind: CreatePagefind, timeout: number): Pagefind['search'] {
  let pagefind: Pagefind | undefined;
  let failedRequests = 0;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = fetch(input, { signal: AbortSignal.timeout(timeout), ...init });
    const response = await request.catch(() => Response.error());
    if (!response.ok) failedRequests++;
    return response;
  };
  const cache = new Map<string, Awaited<ReturnType<Pagefind['search']>>>();
  return async (term) => {
    const cached = cache.get(term);
    if (cached) return cached;
    // Searches may overlap. A failure fails all that are running, since it cannot be told which one needed the file.
    const failedBefore = failedRequests;
    pagefind ??= createPagefind({ basePath: textIndexPath });
    const current = pagefind;
    const found = await current.search(term).finally(() => {
      // An instance whose engine failed to load never retries, so the next search creates a new one.
      if (failedRequests > failedBefore && pagefind === current) pagefind = undefined;
    });
    if (failedRequests > failedBefore) throw new Error('An index chunk failed to load');
    if (cache.size >= maxCachedSearches) cache.clear();
    cache.set(term, found);
    return found;
  };
}
