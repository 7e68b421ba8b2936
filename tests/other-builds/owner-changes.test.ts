import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { pagesIn } from '../../scripts/lib/dist-pages.ts';
import { editFile, projectCopy } from './project-copy.ts';

test('when the owner changes prices and a sample and an offer has ended, pages and tests follow, and no page has the offer', async () => {
  const copy = projectCopy();
  const factsFile = join(copy, 'src/site/facts.ts');
  const listPrice = facts['rabat.listepris'].value + 4000;
  editFile(factsFile, /(mellem: )[\d_]+/, `$1${listPrice}`);
  editFile(factsFile, /(lille: )[\d_]+/, `$1${facts['pakke.lille.pris'].value + 1500}`);
  editFile(factsFile, /( lastDay: ).*(?=,\n)/, "$1'2025-01-31'");
  editFile(factsFile, /('seo\.standard\.pris': \w+\('[^']*', )[\d_.]+/, '$112_900');
  editFile(factsFile, /('hosting\.premium': kronerRange\([^)]*, )[\d_]+\)/, '$12_000)');
  editFile(join(copy, 'content/data/udtalelser.yaml'), /navn: .*/, "navn: 'Karla Madsen'");

  // The child process must not inherit the variables that Vitest sets.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV$)/.test(name)),
  );
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      env: { ...env, OUT_DIRECTORY: join(copy, 'dist') },
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  };
  const test = (...args: string[]) => run('node_modules/vitest/vitest.mjs', 'run', '--project', ...args);
  // Without the tests of the server and the drawings, which contain no price.
  test('unit', 'src/', 'tests/unit/', 'scripts/commands/', 'scripts/site-files/');
  run('--import', 'tsx', 'scripts/build/main.ts');
  test('built', 'claims');
  for (const { file, html } of await pagesIn(join(copy, 'dist')))
    expect(html, file).not.toMatch(/rabat denne|RABAT|Listepris|data-fact="rabat\.|Hvad dækker rabatten/);
  expect(readFileSync(join(copy, 'dist/priser.html'), 'utf8')).toContain(formatKroner(listPrice));
}, 600_000);
