import '../environment/read-env.mjs';

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/root.ts';
import { makeAstroSite, setArticles } from './astro-site.ts';

/*
 * `npm run bench [-- 9 100]`: builds the site with as many articles, copies of its own, and a bare Astro site with the same
 * articles. Prints time, its ratio to Astro's, peak memory and bytes of an article.
 */

const counts = process.argv.slice(2).map(Number);

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: { build: string };
};
const buildArguments = scripts.build.split(' ').slice(1);

/** Lets the build print its peak memory, in kB, as it ends. */
const printPeak =
  'data:text/javascript,process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS))';

/** Runs a build without npm's own time and memory, and measures its time and peak memory. */
function build(cwd: string, command: readonly string[], variables: Readonly<Record<string, string>>) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', printPeak, ...command], {
    cwd,
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const peaks = [...stderr.matchAll(/^peak (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes));
  return { seconds: (performance.now() - began) / 1000, megabytes: Math.max(...peaks) / 1024 };
}

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

const astro = await makeAstroSite();
console.log('artikler\tsekunder\tAstro\tgange\thukommelse MB\tHTML B\tHTML br B\tscript br B');
for (const count of counts.length ? counts : [9, 100, 1000]) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  try {
    await cp(join(root, 'content'), content, { recursive: true });
    const own = (await readdir(join(content, 'artikler'))).sort();
    await addArticles(join(content, 'artikler'), own, count);
    const { seconds, megabytes } = build(root, buildArguments, {
      CONTENT_DIRECTORY: content,
      OUT_DIRECTORY: out,
    });
    await setArticles(astro, join(content, 'artikler'));
    const other = build(astro, ['node_modules/astro/astro.js', 'build'], { ASTRO_TELEMETRY_DISABLED: '1' });
    const html = await readFile(join(out, `artikler/${own[0]?.replace('.mdx', '.html')}`));
    const [script = ''] = (await readdir(join(out, 'assets'))).filter((name) => /^app-.*\.js$/.test(name));
    const bytes = [html.length, brotli(html), brotli(await readFile(join(out, 'assets', script)))];
    const times = [seconds, other.seconds, seconds / other.seconds].map((each) => each.toFixed(1));
    console.log([count, ...times, Math.round(megabytes), ...bytes].join('\t'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
await rm(astro, { recursive: true });
