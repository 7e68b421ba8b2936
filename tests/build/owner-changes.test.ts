import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { today } from '../../scripts/lib/today.ts';
import { editFile } from './edit-file.ts';
import { projectCopy } from './project-copy.ts';

type NumericFact = {
  [Name in keyof typeof facts]: (typeof facts)[Name] extends { value: number } ? Name : never;
}[keyof typeof facts];

test('when the owner changes prices, a claim and a sample, and an old article links to a new one, the unit tests still pass', () => {
  const copy = projectCopy();
  const factsFile = join(copy, 'src/site/facts.ts');
  const set = (name: NumericFact, value: number) =>
    editFile(
      factsFile,
      new RegExp(`('${name.replaceAll('.', '\\.')}': \\w+\\('[^']*', )[\\d_.]+`),
      `$1${value}`,
    );
  set('pakke.lille.pris', facts['pakke.lille.pris'].value + 1500);
  editFile(factsFile, /(listPrice: )[\d_]+/, `$1${facts['pakke.mellem.pris'].value + 4000}`);
  set('seo.standard.pris', facts['seo.standard.pris'].value + 900);
  editFile(factsFile, /('hosting\.premium': kronerRange\([^)]*, )[\d_]+\)/, '$12_000)');
  editFile(join(copy, 'src/site/company.ts'), /(postalCode: ')\d+/, '$18000');
  set('hjemmesider.leveret', facts['hjemmesider.leveret'].value + 20);
  const testimonials = join(copy, 'content/data/udtalelser.yaml');
  editFile(testimonials, /navn: .*/, "navn: 'Karla Madsen'");
  editFile(
    testimonials,
    /tekst: .*/,
    "tekst: 'De ringede tilbage samme dag, og siden blev, som vi havde aftalt.'",
  );
  // No match, and no failure, once the owner has removed the sample mark for good.
  writeFileSync(testimonials, readFileSync(testimonials, 'utf8').replace(/^eksempel: true\n/m, ''));

  const articles = join(copy, 'content/artikler');
  const added = join(articles, 'en-ny-artikel.mdx');
  cpSync(join(articles, 'google-indeksering.mdx'), added);
  editFile(added, /titel: .*/, "titel: 'En løsning, som artiklen her handler om'");
  editFile(added, /beskrivelse: '/, "beskrivelse: 'Ny: ");
  editFile(added, /dato: .*/, `dato: ${today()}`);
  editFile(
    join(articles, 'designsystemer.mdx'),
    /$/,
    '\nLæs også [den nye artikel](/artikler/en-ny-artikel).\n',
  );

  // The child process must not inherit the variables that Vitest sets.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // Skips the tests of the server and the drawings, which contain no price.
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
