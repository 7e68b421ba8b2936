import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../fixtures/listen.ts';
import { sendRequest } from './request.ts';

export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  close();
  return port;
}

/**
 * Starts a server in `work` and waits until it answers requests. Resolves to a function that stops it.
 * @throws with the server's output if it exits or does not answer within a minute
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  { port, work }: { readonly port: number; readonly work: string },
  env: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    cwd: work,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Starts a process group, so that child processes of the server are stopped with it.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data));
  child.on('error', (error) => (output += error.message));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !hasExited(child)) {
    if (await sendRequest(port, '/').catch(() => null)) return () => stop(child);
    await wait(50);
  }
  await stop(child);
  throw new Error(`${command} did not start:\n${output}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasExited(child) || child.pid === undefined) return;
  const group = -child.pid;
  const exited = once(child, 'exit');
  process.kill(group, 'SIGTERM');
  const timer = setTimeout(() => process.kill(group, 'SIGKILL'), 5000);
  await exited;
  clearTimeout(timer);
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
