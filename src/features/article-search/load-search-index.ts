import { searchIndexPath } from './documents.ts';
import { createSearchIndex, type SearchIndex } from './search.ts';
import { runInSlices } from './steps.ts';

/** A visitor who has waited this long has begun to read the list instead. */
const timeoutMs = 20_000;

let loaded: SearchIndex | undefined;
let loading: Promise<SearchIndex> | undefined;

/** The index, if it has arrived on this or an earlier view of the overview. */
export function loadedSearchIndex(): SearchIndex | undefined {
  return loaded;
}

/** Fetches the index once; after a failure the next call tries again. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${searchIndexPath}: ${response.status}`);
  const documents = await response.json();
  loaded = await new Promise<SearchIndex>((resolve) => {
    runInSlices(createSearchIndex(documents), resolve);
  });
  return loaded;
}
