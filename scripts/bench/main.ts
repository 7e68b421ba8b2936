import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/root.ts';
import { makeArticles } from './make-articles.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
const counts = positionals.map(Number).filter(Boolean);

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: { build: string };
};
const buildArguments = scripts.build.split(' ').slice(1);

type Run = { readonly seconds: number; readonly megabytes: number };

/** Runs a build in a child process and measures its time and peak memory. */
async function build(content: string, out: string): Promise<Run> {
  const began = performance.now();
  // Same command as `npm run build`, without npm's own time and memory.
  const child = spawn(process.execPath, buildArguments, {
    cwd: root,
    env: { ...process.env, CONTENT_DIRECTORY: content, OUT_DIRECTORY: out },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data));
  let peak = 0;
  const poll = setInterval(async () => {
    // VmHWM is the peak in kB, tracked by the kernel. Only available on Linux; elsewhere the result is 0.
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, 100);
  const [code] = await once(child, 'close');
  clearInterval(poll);
  if (code !== 0) throw new Error(output);
  return { seconds: (performance.now() - began) / 1000, megabytes: peak / 1024 };
}

const brotliBytes = async (file: string) => brotliCompressSync(await readFile(file)).length;

const rows = ['artikler,sekunder,hukommelse MB,HTML B,HTML br B,script br B'.split(',')];
for (const count of counts.length ? counts : [9, 100, 1000]) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  try {
    await mkdir(content);
    // Includes the site's own articles, since redirects and the price guide's second URL point to them.
    for (const part of ['artikler', 'cases', 'juridisk', 'data', 'billeder']) {
      await cp(join(root, 'content', part), join(content, part), { recursive: true });
    }
    const own = (await readdir(join(content, 'artikler'))).length;
    await makeArticles(content, Math.max(2, count - own));
    const { seconds, megabytes } = await build(content, out);
    if (values.keep) await cp(out, resolve(values.keep), { recursive: true });
    const page = join(out, 'artikler/proeve-1.html');
    const html = await readFile(page, 'utf8');
    const scripts = (await readdir(join(out, 'assets'))).filter((name) => /^app-.*\.js$/.test(name));
    rows.push([
      String(count),
      seconds.toFixed(1),
      String(Math.round(megabytes)),
      String(Buffer.byteLength(html)),
      String(await brotliBytes(page)),
      String(await brotliBytes(join(out, 'assets', scripts[0] ?? ''))),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
for (const row of rows) console.log(row.join('\t'));
