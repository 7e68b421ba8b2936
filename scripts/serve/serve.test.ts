import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { root } from '../lib/root.ts';

/** The address under which other computers reach this one, if there is a network. */
const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

/** Starts the server of `npm start` in a child process; returns its port. */
async function start(host: string): Promise<string> {
  const folder = temporaryFolder({ 'dist/index.html': '', 'dist/_redirects': '', 'dist/_headers': '' });
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: host,
      PORT: '0',
      DIST_DIRECTORY: join(folder, 'dist'),
      LEADS_DIRECTORY: join(folder, 'leads'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let printed = '';
  server.stdout.on('data', (text) => {
    printed += text;
  });
  await expect.poll(() => printed, { timeout: 30_000 }).toMatch(/localhost:\d+/);
  return /localhost:(\d+)/.exec(printed)?.[1] ?? '';
}

test.skipIf(!networkAddress)('other computers reach the server only if HOST says so', async () => {
  const reaches = (address: string | undefined, port: string) =>
    fetch(`http://${address}:${port}/`).then(
      ({ status }) => status,
      () => 'refused',
    );
  const own = await start('');
  expect([await reaches('localhost', own), await reaches(networkAddress, own)]).toEqual([200, 'refused']);
  const shared = await start('0.0.0.0');
  expect([await reaches('localhost', shared), await reaches(networkAddress, shared)]).toEqual([200, 200]);
});
