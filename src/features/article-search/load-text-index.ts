import type { Pagefind, TextIndex } from './search-text.ts';
import { indexedPagesFile, type Section, sectionFile, textIndexPath } from './text-index.ts';

/** Answers that are remembered: the words of a query, while another is typed behind them. */
const mostRemembered = 12;

type CreatePagefind = (options: { readonly basePath: string }) => Pagefind;

/** The index of the texts. Only for a worker of our own: it watches all that is fetched there. */
export async function loadTextIndex(): Promise<TextIndex> {
  const { createInstance } = await import(/* @vite-ignore */ `${textIndexPath}pagefind.js`);
  return openTextIndex(createInstance);
}

/** The index, read by Pagefind's script, which lies beside it. */
export async function openTextIndex(createPagefind: CreatePagefind): Promise<TextIndex> {
  const pages = await load(indexedPagesFile);
  const sections = new Map<string, Promise<Section>>();
  return {
    pages,
    search: watchedSearch(createPagefind),
    section(page, at) {
      const file = sectionFile(page, at);
      const section = sections.get(file) ?? load(file);
      sections.set(file, section);
      section.catch(() => sections.delete(file));
      return section;
    },
  };
}

async function load(file: string) {
  const response = await fetch(textIndexPath + file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** A piece of the index that cannot be had is no error to Pagefind: it would say that the words stand nowhere. */
function watchedSearch(createPagefind: CreatePagefind): Pagefind['search'] {
  let pagefind: Pagefind | undefined;
  let lost = false;
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request).catch(() => Response.error());
    lost ||= !response.ok;
    return response;
  };
  const remembered = new Map<string, Awaited<ReturnType<Pagefind['search']>>>();
  return async (term) => {
    const before = remembered.get(term);
    if (before) return before;
    lost = false;
    pagefind ??= createPagefind({ basePath: textIndexPath });
    const current = pagefind;
    const found = await current.search(term).finally(() => {
      // One without its engine never tries again; the next search has a new one.
      if (lost && pagefind === current) pagefind = undefined;
    });
    if (lost) throw new Error('A piece of the index is missing');
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(term, found);
    return found;
  };
}
