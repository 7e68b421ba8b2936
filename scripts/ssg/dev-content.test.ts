import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../lib/root.ts';
import { devContent } from './dev-content.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Returns workers whose tasks fail with `message` once `until` resolves. */
const failing = (message: string, until: Promise<unknown> = Promise.resolve()): WorkerPool => ({
  run: () => until.then(() => Promise.reject(new Error(message))),
  hash: message,
  stop: async () => {},
});

/** Starts the content source of a copy of the content, with one of `pools` after the other. */
async function start(pools: readonly WorkerPool[]) {
  const directory = mkdtempSync(join(tmpdir(), 'dev-content-'));
  vi.stubEnv('CACHE_DIRECTORY', join(directory, 'cache'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const content = join(directory, 'content');
  cpSync(join(root, 'content'), content, { recursive: true });
  const left = [...pools];
  const { plugin } = devContent(content, async () => left.shift() as WorkerPool);
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const sockets = new EventEmitter();
  const printed: string[] = [];
  const print = (text: string) => printed.push(text.trim());
  const server = {
    watcher,
    environments: {},
    config: { logger: { warn: print, error: print } },
    ws: { send: () => {}, on: (event: string, listener: () => void) => sockets.on(event, listener) },
  } as unknown as ViteDevServer;
  await (plugin.configureServer as (server: ViteDevServer) => Promise<void>)(server);
  return {
    content,
    printed,
    poolsLeft: () => left.length,
    change: (file: string) => watcher.emit('change', file),
    open: (client: { send: (message: unknown) => void }) =>
      sockets.emit('vite:client:connect', undefined, client),
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a change does not report after a later one', async () => {
  let finishFirst = () => {};
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const { change, printed, poolsLeft } = await start([
    failing('at start'),
    failing('first change', first),
    failing('second change'),
  ]);
  change(join(root, 'src/main.tsx'));
  await vi.waitFor(() => expect(poolsLeft()).toBe(1));
  change(join(root, 'src/routes.tsx'));
  await vi.waitFor(() => expect(printed).toEqual(['at start', 'second change']), 10_000);
  finishFirst();
  await pause(200);
  expect(printed).toEqual(['at start', 'second change']);
});

test('code files changed together restart the workers once', async () => {
  const { change, printed, poolsLeft } = await start([
    failing('at start'),
    failing('changed'),
    failing('more'),
  ]);
  for (const file of ['facts.ts', 'company.ts', 'pages.ts']) {
    change(join(root, 'src/site', file));
    await pause(20);
  }
  await vi.waitFor(() => expect(printed).toEqual(['at start', 'changed']), 10_000);
  await pause(200);
  expect(poolsLeft()).toBe(1);
});

test('a file is not read while it is being written', async () => {
  const { change, content, printed } = await start([failing('read')]);
  const file = join(content, 'data/cases.yaml');
  const source = readFileSync(file, 'utf8');
  // An editor empties the file first. The watcher reports that and drops the event that follows at once.
  writeFileSync(file, '');
  change(file);
  await pause(30);
  writeFileSync(file, source);
  await vi.waitFor(() => expect(printed).toHaveLength(2), 10_000);
  expect(printed).toEqual(['read', 'read']);
});

test('a page opened after the fault shows it too', async () => {
  const { open } = await start([failing('at start')]);
  const send = vi.fn();
  open({ send });
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ type: 'error', err: { message: 'at start', stack: '' } }),
  );
});

test('reads the content again when `npm run pictures` writes a picture', async () => {
  const { change, printed } = await start([failing('read')]);
  change(join(root, 'public/billeder/artikler/ny-480.avif'));
  await vi.waitFor(() => expect(printed).toEqual(['read', 'read']), 10_000);
});
