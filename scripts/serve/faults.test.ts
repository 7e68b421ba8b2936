import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { message, startWebhook } from '../../tests/fixtures/start-webhook.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { root } from '../lib/root.ts';

const lead = (number: number) => JSON.stringify({ ...message, name: `Kunde ${number}` });

/** Posts one lead. Resolves to the response status, or to 0 if there was no complete response. */
function post(origin: string, body: string, agent?: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = request(`${origin}/webhook/kontakt`, { method: 'POST', headers, agent }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Returns the names in the file of leads, asserting that every line is whole. */
async function names(leads: string): Promise<string[]> {
  const content = await readFile(join(leads, 'kontakt.ndjson'), 'utf8');
  expect(content.endsWith('\n')).toBe(true);
  return content
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).name);
}

/** Creates a temp directory with a minimal built site. */
const minimalSite = () =>
  temporaryFolder({ 'dist/index.html': '', 'dist/_redirects': '', 'dist/_headers': '' });

/** Starts the server of `npm start` in a child process. `limit` caps the size of files it may write, in KB. */
async function start(directory: string, leads: string, limit?: number) {
  const command = ['node', '--import', 'tsx', 'scripts/serve/main.ts'];
  // With SIGXFSZ ignored, a write over the limit fails as on a full disk instead of killing the process.
  const capped = ['bash', '-c', `trap '' XFSZ; ulimit -f ${limit}; exec "$@"`, 'bash', ...command];
  const [program = '', ...args] = limit === undefined ? command : capped;
  const server: ChildProcess = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', DIST_DIRECTORY: join(directory, 'dist'), LEADS_DIRECTORY: leads },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let printed = '';
  server.stdout?.on('data', (text) => {
    printed += text;
  });
  server.stderr?.resume();
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/localhost:\d+/);
  return { server, origin: `http://127.0.0.1:${/localhost:(\d+)/.exec(printed)?.[1]}` };
}

test('stores 200 concurrent leads over 20 connections as 200 whole lines', async () => {
  const { origin, directory, close } = await startWebhook();
  onTestFinished(close);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  onTestFinished(() => agent.destroy());
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => post(origin, lead(index), agent)),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect((await names(directory)).toSorted()).toEqual(
    Array.from({ length: 200 }, (_, index) => `Kunde ${index}`).toSorted(),
  );
});

test('keeps every lead answered with 204, and only whole lines, when killed during requests', async () => {
  const directory = minimalSite();
  const leads = join(directory, 'leads');
  const answered: string[] = [];
  for (const [round, [signal, killAfter]] of (
    [
      ['SIGKILL', 1],
      ['SIGKILL', 40],
      ['SIGTERM', 10],
      ['SIGINT', 10],
    ] as const
  ).entries()) {
    const { server, origin } = await start(directory, leads);
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let accepted = 0;
    const sent = Array.from({ length: 200 }, async (_, index) => {
      const number = round * 200 + index;
      if ((await post(origin, lead(number), agent)) !== 204) return;
      answered.push(`Kunde ${number}`);
      accepted += 1;
      if (accepted === killAfter) server.kill(signal);
    });
    await Promise.all(sent);
    agent.destroy();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    // If the process were killed after the last write, the test would prove nothing.
    expect(accepted).toBeLessThan(200);
  }
  // The next server starts on a new line.
  const { origin } = await start(directory, leads);
  expect(await post(origin, lead(-1))).toBe(204);
  const kept = await names(leads);
  expect(kept).toEqual(expect.arrayContaining(answered));
  expect(new Set(kept).size).toBe(kept.length);
});

test.skipIf(process.platform === 'win32')(
  'stores only whole lines on a disk that runs full and answers 500 to the rest',
  async () => {
    const directory = minimalSite();
    const leads = join(directory, 'leads');
    const { origin } = await start(directory, leads, 8);
    const answered: string[] = [];
    const statuses: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      const status = await post(origin, lead(number));
      statuses.push(status);
      if (status === 204) answered.push(`Kunde ${number}`);
    }
    expect(new Set(statuses)).toEqual(new Set([204, 500]));
    expect(await names(leads)).toEqual(answered);
  },
);
