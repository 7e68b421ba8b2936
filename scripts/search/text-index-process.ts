import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTextIndex, type TextPage } from './create-text-index.ts';

/* Forked by start-text-index.ts, so that the index is built in parallel to the site. */

export type IndexRequest =
  | { readonly sources: readonly string[] }
  | { readonly pages: readonly TextPage[] }
  | { readonly directory: string };

const index = createTextIndex();
let queue: Promise<unknown> = index;

process.on('message', (request: IndexRequest) => {
  queue = queue.then(async () => {
    if ('sources' in request) (await index).addVocabulary(request.sources);
    else if ('pages' in request) await (await index).addPages(request.pages);
    else await write(request.directory);
  });
  queue.catch((error: unknown) => reply(String(error)));
});
// The build has exited, possibly with an error.
process.on('disconnect', () => process.exit());

async function write(directory: string): Promise<void> {
  const files = await (await index).files();
  for (const folder of new Set([...files.keys()].map((name) => dirname(name)))) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  // Synchronous: nothing else runs in this process, and a large site has thousands of small files.
  for (const [name, content] of files) writeFileSync(join(directory, name), content);
  reply('');
}

function reply(problem: string): void {
  process.send?.({ problem }, () => process.exit());
}
