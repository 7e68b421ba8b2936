import { type Answer, answer, type Question } from './answer.ts';
import { searchIndexPath } from './documents.ts';
import { createSearchIndex } from './search-articles.ts';
import { createTextSearch, type TextSearch } from './search-text.ts';
import { sectionsPath } from './sections.ts';

/* Web worker that runs the search, so that it never blocks typing. */

/** Timeout of a request, in ms. After that long, visitors have turned to the list instead. */
const timeoutMs = 20_000;

export type WorkerMessage = { readonly answer: Answer } | { readonly failed: true };

const send = (message: WorkerMessage) => postMessage(message);

const index = load(searchIndexPath).then(createSearchIndex);
index.catch(() => send({ failed: true }));

let textSearch: TextSearch | undefined;
let loadingText: Promise<void> | undefined;

let latest: Question;
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  latest = data;
  // Later questions may already be queued: only the latest is answered.
  await new Promise((resolve) => setTimeout(resolve));
  const loaded = await index.catch(() => null);
  if (!loaded || latest !== data) return;
  if (data.inText && !textSearch) {
    send({ answer: answer(loaded, 'waiting', data) });
    loadingText ??= loadText();
    await loadingText;
    if (latest !== data) return;
  }
  send({ answer: answer(loaded, textSearch ?? (data.inText ? 'failed' : 'none'), data) });
});

/** Loads the full-text index. After a failure, the next question tries again. */
async function loadText(): Promise<void> {
  textSearch = await load(sectionsPath).then(createTextSearch, () => undefined);
  loadingText = undefined;
}

async function load(path: string) {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
