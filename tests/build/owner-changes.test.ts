import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { projectCopy } from './project-copy.ts';

type Amount = {
  [Name in keyof typeof facts]: (typeof facts)[Name] extends { value: number } ? Name : never;
}[keyof typeof facts];

function change(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${from} in ${file}`).not.toBe(before);
  writeFileSync(file, after);
}

test('the owner changes prices, a claim and a sample, and every test but the specification stays green', () => {
  const copy = projectCopy();
  const set = (name: Amount, value: number) =>
    change(
      join(copy, 'src/site/facts.ts'),
      new RegExp(`('${name.replaceAll('.', '\\.')}': \\w+\\('[^']*', )[\\d_.]+`),
      `$1${value}`,
    );
  const list = facts['pakke.mellem.pris'].value + 4000;
  set('pakke.lille.pris', facts['pakke.lille.pris'].value + 1500);
  set('pakke.mellem.pris', list);
  set('pakke.mellem.tilbudspris', (list * (100 - facts['pakke.mellem.rabat'].value)) / 100);
  set('seo.standard.pris', facts['seo.standard.pris'].value + 900);
  set('hjemmesider.leveret', facts['hjemmesider.leveret'].value + 20);
  const testimonials = join(copy, 'content/data/udtalelser.yaml');
  change(testimonials, /navn: .*/, "navn: 'Karla Madsen'");
  change(
    testimonials,
    /tekst: .*/,
    "tekst: 'De ringede tilbage samme dag, og siden blev, som vi havde aftalt.'",
  );
  // Left in place where the owner has already replaced the samples for good.
  writeFileSync(testimonials, readFileSync(testimonials, 'utf8').replace(/^eksempel: true\n/m, ''));

  // The environment of the test that runs this is not the environment of the tests that it runs.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // The server and the drawings know no price.
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'src/',
      'tests/unit/',
      'scripts/commands/',
      'scripts/site-files/',
    ],
    { cwd: copy, env, encoding: 'utf8' },
  );
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toMatch(/Tests .*[1-9]\d{2,} passed/);
}, 300_000);
