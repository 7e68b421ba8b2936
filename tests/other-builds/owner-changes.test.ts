import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { today } from '#src/lib/today.ts';
import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { pagesIn } from '../../scripts/lib/dist-pages.ts';
import { editFile } from './edit-file.ts';
import { projectCopy } from './project-copy.ts';

type NumericFact = {
  [Name in keyof typeof facts]: (typeof facts)[Name] extends { value: number } ? Name : never;
}[keyof typeof facts];

test('when the owner changes prices, a claim and a sample, an offer has ended, and an old article links to a new one, the tests of what is published still pass, and no page has the offer', async () => {
  const copy = projectCopy();
  const factsFile = join(copy, 'src/site/facts.ts');
  const set = (name: NumericFact, value: number) =>
    editFile(
      factsFile,
      new RegExp(`('${name.replaceAll('.', '\\.')}': \\w+\\('[^']*', )[\\d_.]+`),
      `$1${value}`,
    );
  editFile(factsFile, /(lille: )[\d_]+/, `$1${facts['pakke.lille.pris'].value + 1500}`);
  const listPrice = facts['rabat.listepris'].value + 4000;
  editFile(factsFile, /(mellem: )[\d_]+/, `$1${listPrice}`);
  editFile(factsFile, /( lastDay: ).*(?=,\n)/, "$1'2025-01-31'");
  set('seo.standard.pris', facts['seo.standard.pris'].value + 900);
  editFile(factsFile, /('hosting\.premium': kronerRange\([^)]*, )[\d_]+\)/, '$12_000)');
  set('hjemmesider.leveret', facts['hjemmesider.leveret'].value + 20);
  const testimonials = join(copy, 'content/data/udtalelser.yaml');
  editFile(testimonials, /navn: .*/, "navn: 'Karla Madsen'");

  const articles = join(copy, 'content/artikler');
  const added = join(articles, 'en-ny-artikel.mdx');
  const [source = '', old = ''] = readdirSync(articles).filter((file) => file.endsWith('.mdx'));
  // An article that is new has not been updated yet.
  writeFileSync(added, readFileSync(join(articles, source), 'utf8').replace(/^opdateret: .*\n/m, ''));
  editFile(added, /titel: .*/, "titel: 'En løsning, som artiklen her handler om'");
  editFile(
    added,
    /beskrivelse: .*/,
    "beskrivelse: 'En ny artikel om løsninger: hvad de er, hvem der har brug for dem, og hvordan man går i gang.'",
  );
  editFile(added, /dato: .*/, `dato: ${today()}`);
  editFile(join(articles, old), /$/, '\nLæs også [den nye artikel](/artikler/en-ny-artikel).\n');

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
    return stdout;
  };
  const test = (...args: string[]) => run('node_modules/vitest/vitest.mjs', 'run', '--project', ...args);
  // Skips the tests of the server and the drawings, which contain no price.
  expect(test('unit', 'src/', 'tests/unit/', 'scripts/commands/', 'scripts/site-files/')).toMatch(
    /Tests .*[1-9]\d{2,} passed/,
  );
  run('--import', 'tsx', 'scripts/build/main.ts');
  // Without them nothing is published.
  test('built', 'claims');
  for (const { file, html } of await pagesIn(join(copy, 'dist'))) {
    expect(
      html.match(/rabat denne|RABAT|Listepris|data-fact="rabat\.|Hvad dækker rabatten/g),
      file,
    ).toBeNull();
  }
  const prices = readFileSync(join(copy, 'dist/priser.html'), 'utf8');
  expect(prices).toContain(formatKroner(listPrice));
}, 600_000);
