import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectCopy } from './project-copy.ts';

/* What a site must survive that has odd text and a writer who stops a build. */

const copy = projectCopy();
const articles = join(copy, 'content/artikler');
const dist = join(copy, 'dist');

/** Runs a script in the copy; `onOutput` gets the process and everything that it has printed so far. */
async function run(script: string, onOutput?: (printed: string, stop: () => void) => void) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: copy });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      printed += data;
      onOutput?.(printed, () => child.kill('SIGINT'));
    });
  const [status] = await once(child, 'close');
  return { status, printed };
}

test('dollar signs and links to files are published as written, and a stopped build leaves the site', {
  timeout: 600_000,
}, async () => {
  const [name = ''] = readdirSync(articles).filter((file) => file.endsWith('.mdx'));
  const source = readFileSync(join(articles, name), 'utf8')
    .replace(/^opdateret: .*\n/m, '')
    .replace(
      '\n## ',
      () =>
        '\nSkriv `$$("img")`, `$&` og "$" i konsollen. Se [prislisten](/prisliste.pdf) og [feedet](/feed.xml).\n\n## ',
    );
  writeFileSync(join(articles, name), source);
  writeFileSync(join(copy, 'public/prisliste.pdf'), '%PDF-');
  const first = await run('scripts/build/main.ts');
  expect(first.status, first.printed).toBe(0);
  const html = join(dist, 'artikler', name.replace('.mdx', '.html'));
  const page = readFileSync(html, 'utf8');
  const written = '<code>$$("img")</code>, <code>$&amp;</code> og "$" i konsollen.';
  expect(page.includes(written), /Skriv <code>.*/.exec(page)?.[0]).toBe(true);
  expect(page).toContain('<a href="/prisliste.pdf">prislisten</a> og <a href="/feed.xml">feedet</a>');

  const stopped = await run(
    'scripts/build/main.ts',
    (printed, stop) => printed.includes('Rendering') && stop(),
  );
  expect(stopped.status, stopped.printed).not.toBe(0);
  expect(readFileSync(html, 'utf8') === page).toBe(true);
  expect(readdirSync(copy).filter((file) => /^dist\./.test(file))).toEqual([]);
});
