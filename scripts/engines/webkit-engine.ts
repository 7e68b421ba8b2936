import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../hosts/programs/program.ts';
import { programOnPath } from '../program-on-path.ts';
import type { Driver, Engine, Key } from './engine.ts';

/** WebDriver's names of keys without a character. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
};
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The window's own buttons would keep it wider than a phone. */
const narrowWindow = `* { padding: 0; margin: 0; min-width: 0; min-height: 0; border: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0); }`;

/** Debian keeps the browser below a folder named for the processor and the library's version. */
function browserPath(): string | undefined {
  const library = '/usr/lib';
  if (!existsSync(library)) return undefined;
  return readdirSync(library)
    .flatMap((processor) =>
      ['4.1', '4.0'].map((api) => join(library, processor, `webkit2gtk-${api}`, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** WebKitGTK by plain WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  installed: () => Boolean(browserPath() && programOnPath('WebKitWebDriver') && programOnPath('Xvfb')),
  pageCache: true,
  async start() {
    const config = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(config, 'gtk-3.0'));
    writeFileSync(join(config, 'gtk-3.0/gtk.css'), narrowWindow);
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const display = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
      screen.once('exit', () => reject(new Error('Xvfb did not start')));
    });
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: config,
      // WebKit's sandbox wants rights that containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const stop = async () => {
      await ended(screen);
      rmSync(config, { recursive: true, force: true, maxRetries: 3 });
    };
    const first = await openSession(env).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    await first.close();
    return {
      version: first.version,
      // Now and then a browser starts and never answers: another one does.
      open: () => openSession(env).catch(() => openSession(env)),
      stop,
    };
  },
};

/** In ms: the driver keeps silent for ever about a page that has gone meanwhile. */
const answerTime = 15_000;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

function callerOf(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(answerTime),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}

async function untilReady(call: Call): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A browser of its own with a driver of its own, so that one that hangs can be ended with all it has started. */
async function openSession(env: NodeJS.ProcessEnv): Promise<Driver & { readonly version: string }> {
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env, detached: true });
  const call = callerOf(`http://127.0.0.1:${port}`);
  const end = () => ended(server, true);
  try {
    await untilReady(call);
    const { sessionId, capabilities } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] } },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return {
      version: capabilities.browserVersion,
      ...driverOf((method, path, body) => call(method, `/session/${sessionId}${path}`, body), end),
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function driverOf(call: Call, end: () => Promise<unknown>): Driver {
  const post = (path: string, body: object = {}) => call('POST', path, body);
  const execute = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });
  const send = async (text: string) => {
    const active = (await call('GET', '/element/active')) as Record<string, string>;
    await post(`/element/${active[elementKey]}/value`, { text });
  };
  return {
    goto: async (url) => void (await post('/url', { url })),
    evaluate: execute,
    async click(expression) {
      const element = (await execute(expression)) as Record<string, string> | null;
      if (!element) throw new Error('nothing to click');
      // WebKit's driver brings into view only what lies wholly outside.
      await execute(`(${expression}).scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await post(`/element/${element[elementKey]}/click`);
    },
    type: send,
    press: (key) => send(keys[key]),
    back: async () => void (await post('/back')),
    reload: async () => void (await post('/refresh')),
    async setViewport(width, height) {
      await post('/window/rect', { x: 0, y: 0, width, height });
      // The window's frame takes some of the height.
      const inner = (await execute('innerHeight')) as number;
      await post('/window/rect', { x: 0, y: 0, width, height: height + height - inner });
    },
    complaints: () => [],
    async close() {
      await call('DELETE', '').catch(() => {});
      await end();
    },
  };
}

/** Ends a program, with all that it has started where it leads a group. */
function ended(child: ChildProcess, group = false): Promise<unknown> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve();
  const exit = new Promise((resolve) => child.once('exit', resolve));
  process.kill(group ? -child.pid : child.pid);
  return exit;
}
