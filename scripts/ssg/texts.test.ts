import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { createTexts } from './texts.ts';
import type { WorkerPool } from './worker-pool.ts';

test.each(['"', "'"])('a changed drawing in %s compiles its text again', async (quote) => {
  const directory = temporaryFolder({ 'billeder/min-artikel/kurve.svg': '' });
  vi.stubEnv('CACHE_DIRECTORY', join(directory, 'cache'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const keyWith = async (drawing: string) => {
    writeFileSync(join(directory, 'billeder/min-artikel/kurve.svg'), drawing);
    const run = vi.fn(async () => ({}));
    const texts = createTexts(directory, { run, hash: '', stop: async () => {} } as unknown as WorkerPool);
    await texts.compile('content/artikler/a.mdx', `<Figur billede=${quote}min-artikel/kurve.svg${quote} />`);
    return run.mock.calls[0];
  };
  const wide = await keyWith('<svg viewBox="0 0 520 300"/>');
  expect(await keyWith('<svg viewBox="0 0 520 300"/>')).toEqual(wide);
  expect(await keyWith('<svg viewBox="0 0 520 400"/>')).not.toEqual(wide);
});
