import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTextIndex, type TextPage } from './create-text-index.ts';

/* Run by start-text-index.ts in a process of its own, so that the build goes on beside it. */

export type Order =
  | { readonly sources: readonly string[] }
  | { readonly pages: readonly TextPage[] }
  | { readonly directory: string };

const index = createTextIndex();
let work: Promise<unknown> = index;

process.on('message', (order: Order) => {
  work = work.then(async () => {
    if ('sources' in order) (await index).learn(order.sources);
    else if ('pages' in order) await (await index).add(order.pages);
    else await write(order.directory);
  });
  work.catch((error: unknown) => answer(String(error)));
});
// The build has ended, perhaps by an error.
process.on('disconnect', () => process.exit());

async function write(directory: string): Promise<void> {
  const files = await (await index).files();
  for (const folder of new Set([...files.keys()].map((name) => dirname(name)))) {
    mkdirSync(join(directory, folder), { recursive: true });
  }
  // Nothing else runs in this process, and a large site has thousands of small files.
  for (const [name, content] of files) writeFileSync(join(directory, name), content);
  answer('');
}

function answer(problem: string): void {
  process.send?.({ problem }, () => process.exit());
}
