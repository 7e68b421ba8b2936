import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
async function build(content: string, out: string, cache: string): Promise<Run> {
  const began = performance.now();
  // Same command and memory limits as `npm run build`, without npm's own time and memory.
  const child = spawn(process.execPath, buildArguments, {
    cwd: root,
    env: { ...process.env, CONTENT_DIRECTORY: content, OUT_DIRECTORY: out, CACHE_DIRECTORY: cache },
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

const titles =
  'artikler,fra ingenting s,uden billeder s,efter en rettelse s,hukommelse MB,HTML B,HTML br B,script br B';
const rows = [titles.split(',')];
for (const count of counts.length ? counts : [9, 100, 1000]) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  const cache = join(folder, 'cache');
  try {
    await mkdir(content);
    // Includes the site's own articles, since redirects and the price guide's second URL point to them.
    for (const part of ['artikler', 'juridisk', 'data', 'billeder']) {
      await cp(join(root, 'content', part), join(content, part), { recursive: true });
    }
    const own = (await readdir(join(content, 'artikler'))).length;
    await makeArticles(content, Math.max(2, count - own));
    const coldBuild = await build(content, out, cache);

    // Builds again with only the Open Graph images cached. Other site generators do not draw such images.
    const imageCache = join(folder, 'cache-with-images');
    await cp(join(cache, 'open-graph-images'), join(imageCache, 'open-graph-images'), { recursive: true });
    const withCachedImages = await build(content, out, imageCache);

    const edited = join(content, 'artikler/proeve-0.mdx');
    await writeFile(edited, (await readFile(edited, 'utf8')).replace('Husk', 'Husk også'));
    const afterEdit = await build(content, out, cache);

    if (values.keep) await cp(out, resolve(values.keep), { recursive: true });
    const page = join(out, 'artikler/proeve-1.html');
    const html = await readFile(page, 'utf8');
    const [, , script = ''] = /import\((["'`])(.+?)\1\)/.exec(html) ?? [];
    rows.push([
      String(count),
      ...[coldBuild, withCachedImages, afterEdit].map(({ seconds }) => seconds.toFixed(1)),
      String(Math.round(coldBuild.megabytes)),
      ...[Buffer.byteLength(html), await brotliBytes(page), await brotliBytes(join(out, script))].map(String),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
for (const row of rows) console.log(row.join('\t'));
