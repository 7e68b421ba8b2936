import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findOnPath } from '../../scripts/lib/find-on-path.ts';
import { freePort, startProcess } from '../hosts/start-process.ts';
import type { Driver, Engine } from './driver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Finds the browser, whose path on Debian contains the architecture and the library version. */
function browserPath(): string | undefined {
  const library = '/usr/lib';
  if (!existsSync(library)) return undefined;
  return readdirSync(library)
    .flatMap((architecture) =>
      ['4.1', '4.0'].map((api) => join(library, architecture, `webkit2gtk-${api}`, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** WebKitGTK, driven over WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  installed: () => Boolean(browserPath() && findOnPath('WebKitWebDriver') && findOnPath('Xvfb')),
  async start() {
    const work = mkdtempSync(join(tmpdir(), 'webkit-'));
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3] as Readable, 'data');
    const open = () => openSession(work, `:${String(display).trim()}`);
    return {
      // Occasionally a browser starts but never responds; then a second one is started.
      open: () => open().catch(open),
      stop: async () => void screen.kill(),
    };
  },
};

/** Starts a driver and browser per session, so that a hanging browser can be killed with its child processes. */
async function openSession(work: string, display: string): Promise<Driver> {
  const port = await freePort();
  const stop = await startProcess(
    'WebKitWebDriver',
    [`--port=${port}`],
    { port, work },
    {
      DISPLAY: display,
      XDG_CONFIG_HOME: work,
      // WebKit's sandbox needs privileges that containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  );
  const session = `http://127.0.0.1:${port}/session`;
  try {
    const { sessionId } = (await send('POST', session, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] } },
      },
    })) as { sessionId: string };
    return createDriver(`${session}/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    // The driver never responds to a command whose page is unloaded meanwhile.
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebDriver ${url}: ${value?.error} ${value?.message}`);
  return value;
}

function createDriver(session: string, stop: () => Promise<void>): Driver {
  const post = (path: string, body: object = {}) => send('POST', session + path, body);
  const execute = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });
  const type = async (text: string) => {
    const active = (await send('GET', `${session}/element/active`)) as Record<string, string>;
    await post(`/element/${active[elementKey]}/value`, { text });
  };
  return {
    goto: async (url) => void (await post('/url', { url })),
    evaluate: execute,
    async click(expression) {
      const element = (await execute(expression)) as Record<string, string>;
      await post(`/element/${element[elementKey]}/click`);
    },
    type,
    // WebDriver's code point for the key.
    pressEscape: () => type('\uE00C'),
    back: async () => void (await post('/back')),
    reload: async () => void (await post('/refresh')),
    setViewport: async (width, height) => void (await post('/window/rect', { x: 0, y: 0, width, height })),
    errors: () => [],
    async close() {
      await send('DELETE', session).catch(() => {});
      await stop();
    },
  };
}
