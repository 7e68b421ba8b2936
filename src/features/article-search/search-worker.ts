import { type Answer, answer, type Question } from './answer.ts';
import { searchIndexPath } from './documents.ts';
import { loadTextIndex } from './load-text-index.ts';
import { createSearchIndex, type SearchIndex } from './search-articles.ts';
import type { TextIndex } from './search-text.ts';

/* Web worker that runs the search, so that it never blocks typing. */

/** Debounce time in ms before the full text is searched, since such a search cannot be cancelled. */
const pauseMs = 80;

/** Timeout of the request for the index, in ms. After that long, visitors have turned to the list instead. */
const timeoutMs = 20_000;

export type WorkerMessage = { readonly answer: Answer } | { readonly failed: true };

const send = (message: WorkerMessage) => postMessage(message);

const index = loadIndex();
index.catch(() => send({ failed: true }));

let textIndex: Promise<TextIndex> | undefined;
const textIndexOnce = () => {
  textIndex ??= loadTextIndex().catch((error: unknown) => {
    // Let the next search try again.
    textIndex = undefined;
    throw error;
  });
  return textIndex;
};

let latest: Question;
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  latest = data;
  // Later questions may already be queued: only the latest is answered.
  await new Promise((resolve) => setTimeout(resolve));
  const loaded = await index.catch(() => null);
  if (!loaded || latest !== data) return;
  for await (const found of answer(loaded, textIndexOnce, data)) {
    if (latest !== data) return;
    send({ answer: found });
    if (found.text === 'waiting') await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (latest !== data) return;
  }
});

async function loadIndex(): Promise<SearchIndex> {
  const response = await fetch(searchIndexPath, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${searchIndexPath}: ${response.status}`);
  return createSearchIndex(await response.json());
}
