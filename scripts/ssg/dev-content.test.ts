import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../root.ts';
import { devContent } from './dev-content.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Returns workers whose tasks fail with `message` once `until` resolves. */
const failing = (message: string, until: Promise<unknown>): WorkerPool => ({
  run: () => until.then(() => Promise.reject(new Error(message))),
  hash: message,
  stop: async () => {},
});

test('a change does not report after a later one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dev-content-'));
  vi.stubEnv('CACHE_DIRECTORY', join(directory, 'cache'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const content = join(directory, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });

  let finishFirst = () => {};
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const pools = [
    failing('at start', Promise.resolve()),
    failing('first change', first),
    failing('second change', Promise.resolve()),
  ];
  const { plugin } = devContent(content, async () => pools.shift() as WorkerPool);
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const printed: string[] = [];
  const print = (text: string) => printed.push(text.trim());
  const server = {
    watcher,
    environments: {},
    config: { logger: { warn: print, error: print } },
    ws: { send: () => {} },
  } as unknown as ViteDevServer;
  await (plugin.configureServer as (server: ViteDevServer) => Promise<void>)(server);

  watcher.emit('change', join(root, 'src/main.tsx'));
  watcher.emit('change', join(root, 'src/routes.tsx'));
  await vi.waitFor(() => expect(printed).toEqual(['at start', 'second change']), 10_000);
  finishFirst();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(printed).toEqual(['at start', 'second change']);
});

test('reads the content again when `npm run pictures` writes a picture', async () => {
  const { plugin } = devContent(join(root, 'tests/fixtures/faulty'), async () =>
    failing('at start', Promise.resolve()),
  );
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const errors: string[] = [];
  const logger = { warn: () => {}, error: (text: string) => errors.push(text) };
  const server = { watcher, environments: {}, config: { logger }, ws: { send: () => {} } };
  await (plugin.configureServer as (server: ViteDevServer) => Promise<void>)(
    server as unknown as ViteDevServer,
  );
  watcher.emit('add', join(root, 'public/billeder/artikler/ny-480.avif'));
  await vi.waitFor(() => expect(errors).toHaveLength(1), 10_000);
});
