import { type Answer, answer, type Question } from './answer.ts';
import { searchIndexPath } from './documents.ts';
import { loadTextIndex } from './load-text-index.ts';
import { createSearchIndex, type SearchIndex } from './search-articles.ts';
import type { TextIndex } from './search-text.ts';

/** The texts are searched when the typing pauses: a search of them cannot be stopped half-way. */
const pauseMs = 80;

/* The search works in a thread of its own, so that no key waits for it. */

/** A visitor who has waited this long has begun to read the list instead. */
const timeoutMs = 20_000;

export type WorkerMessage = { readonly answer: Answer } | { readonly failed: true };

const send = (message: WorkerMessage) => postMessage(message);

const index = loadIndex();
index.catch(() => send({ failed: true }));

let textIndex: Promise<TextIndex> | undefined;
const textIndexOnce = () => {
  textIndex ??= loadTextIndex().catch((error: unknown) => {
    // Perhaps the connection is back at the next search.
    textIndex = undefined;
    throw error;
  });
  return textIndex;
};

let latest: Question;
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  latest = data;
  // What is typed meanwhile is waiting already: only the last of it is worth a search.
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
