import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { ask } from '../request.ts';
import type { Exception } from '../try-host.ts';

export type Place = {
  /** The built folder, and the folder with the servers' files. */
  readonly dist: string;
  readonly config: string;
  /** An empty folder, thrown away afterwards. */
  readonly work: string;
  readonly port: number;
};

export type Program = {
  readonly name: string;
  /** The version, or null where the program is not installed. */
  readonly version: () => string | null;
  readonly start: (place: Place) => Promise<() => Promise<void>>;
  readonly exceptions?: readonly Exception[];
};

/** What a program says of its version; null where there is none. */
export function versionOf(command: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? (/\d+\.\d+(?:\.\d+)?/.exec(stdout + stderr)?.[0] ?? '') : null;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a server, waits until it answers, and gives back how to stop it. */
export async function startProcess(
  command: string,
  args: readonly string[],
  { port, work }: Place,
  env: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    cwd: work,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it.
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data));
  child.on('error', (error) => (said += error.message));
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null) {
    if (await ask(port, { path: '/' }).catch(() => null)) return () => stop(child);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error(`${command} did not start:\n${said}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  const hard = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000);
  await ended;
  clearTimeout(hard);
}
