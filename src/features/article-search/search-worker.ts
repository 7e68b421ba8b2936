import type { Filter } from './filter.ts';
import { type Answer, createSearch } from './search.ts';
import { searchIndexPath } from './search-index.ts';

/* Web worker that runs the search: indexing and searching take longer than a keystroke may on a slow phone. */

export type WorkerMessage = Answer | 'failed';

// After 20 s, visitors have turned to the list instead.
const search = fetch(searchIndexPath, { signal: AbortSignal.timeout(20_000) })
  .then((response) => response.json())
  .then(createSearch);

let latest: Filter;
addEventListener('message', ({ data }: MessageEvent<Filter>) => {
  latest = data;
  search.then(
    // Later filters may already be queued: only the latest is answered.
    (answer) => setTimeout(() => latest === data && postMessage(answer(data) satisfies WorkerMessage)),
    (error) => {
      console.error(error);
      postMessage('failed' satisfies WorkerMessage);
    },
  );
});
