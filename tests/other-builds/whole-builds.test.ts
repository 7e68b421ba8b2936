import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { articlesPerPage } from '#src/pages/overview-pages.ts';
import { articleCopy } from '../../scripts/bench/article-copy.ts';
import { projectCopy } from './project-copy.ts';

/* What a site must survive that has more articles, odd text and a writer who stops a build. */

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

test('a list over several pages makes no promise, dollar signs and links to files are published as written, and a stopped build leaves the site', {
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
  for (let index = 0; index < articlesPerPage; index += 1)
    writeFileSync(join(articles, `nummer-${index}.mdx`), articleCopy(source, index));
  writeFileSync(join(copy, 'public/prisliste.pdf'), '%PDF-');
  const first = await run('scripts/build/main.ts');
  expect(first.status, first.printed).toBe(0);
  const page = readFileSync(join(dist, 'artikler/nummer-0.html'), 'utf8');
  const written = '<code>$$("img")</code>, <code>$&amp;</code> og "$" i konsollen.';
  expect(page.includes(written), /Skriv <code>.*/.exec(page)?.[0]).toBe(true);
  expect(page).toContain('<a href="/prisliste.pdf">prislisten</a> og <a href="/feed.xml">feedet</a>');
  expect(readdirSync(join(dist, 'artikler/side'))).toEqual(['2.html']);

  expect((await run('scripts/commands/addresses.ts')).status).toBe(0);
  const list = readFileSync(join(copy, 'content/adresser.txt'), 'utf8').split('\n');
  expect(list).toContain('/artikler/nummer-0');
  expect(list).not.toContain('/artikler/side/2');

  const stopped = await run(
    'scripts/build/main.ts',
    (printed, stop) => printed.includes('Rendering') && stop(),
  );
  expect(stopped.status, stopped.printed).not.toBe(0);
  expect(readFileSync(join(dist, 'artikler/nummer-0.html'), 'utf8') === page).toBe(true);
  expect(readdirSync(copy).filter((file) => /^dist\./.test(file))).toEqual([]);
});
