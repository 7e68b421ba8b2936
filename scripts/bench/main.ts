import '../environment/read-env.mjs';

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/root.ts';

/*
 * `npm run bench [-- 9 100]`: builds the site with as many articles, copies of its own. Prints time, peak memory and bytes of
 * an article.
 */

const counts = process.argv.slice(2).map(Number);

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: { build: string };
};
/** Lets the build print its peak memory, in kB, as it ends. */
const printPeak =
  'data:text/javascript,process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS))';
const buildArguments = ['--import', printPeak, ...scripts.build.split(' ').slice(1)];

const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length;

/** Copies articles of the site until there are `count`. */
async function addArticles(folder: string, own: readonly string[], count: number): Promise<void> {
  for (let number = own.length; number < count; number += 1) {
    const source = await readFile(join(folder, own[number % own.length] ?? ''), 'utf8');
    // No two articles may have the same title or description.
    const copy = source
      .replace(/^titel: .*$/m, `titel: 'Artikel nummer ${number}'`)
      .replace(/^beskrivelse: .*$/m, `beskrivelse: 'Nummer ${number}: ${'en artikel mere '.repeat(5)}'`);
    await writeFile(join(folder, `nummer-${number}.mdx`), copy);
  }
}

console.log('artikler\tsekunder\thukommelse MB\tHTML B\tHTML br B\tscript br B');
for (const count of counts.length ? counts : [9, 100, 1000]) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  await cp(join(root, 'content'), content, { recursive: true });
  const own = (await readdir(join(content, 'artikler'))).sort();
  await addArticles(join(content, 'artikler'), own, count);
  const began = performance.now();
  // Without npm's own time and memory.
  const { status, stdout, stderr } = spawnSync(process.execPath, buildArguments, {
    cwd: root,
    env: { ...process.env, CONTENT_DIRECTORY: content, OUT_DIRECTORY: out },
    encoding: 'utf8',
  });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(stdout + stderr);
  const megabytes = Number(/^peak (\d+)$/m.exec(stderr)?.[1]) / 1024;
  const html = await readFile(join(out, `artikler/${own[0]?.replace('.mdx', '.html')}`));
  const [script = ''] = (await readdir(join(out, 'assets'))).filter((name) => /^app-.*\.js$/.test(name));
  const bytes = [html.length, brotli(html), brotli(await readFile(join(out, 'assets', script)))];
  console.log([count, seconds.toFixed(1), Math.round(megabytes), ...bytes].join('\t'));
  await rm(folder, { recursive: true });
}
