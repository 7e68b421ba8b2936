import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { formatKroner } from '#src/site/format-fact.ts';
import { pagesIn } from '../../scripts/lib/dist-pages.ts';
import { filesIn } from '../../scripts/lib/files-in.ts';
import { editFile, projectCopy } from './project-copy.ts';

const listPrice = facts['rabat.listepris'].value + 4000;
const smallest = facts['pakke.lille.pris'].value + 1500;
/** Other values of facts.ts, given before the declaration that reads them: however the owner's own are written. */
const changes = {
  'const reducedPrice': `Object.assign(listPrices, { mellem: ${listPrice}, lille: ${smallest} });`,
  'const commitment': `Object.assign(stated['seo.standard.pris'], { value: 12_900 });
    Object.assign(stated['hosting.premium'], { to: 2_000 });`,
};

test('when the owner changes prices and a sample, an offer has ended, the company is closed and Google asks for a file, pages, hosts and tests follow', async () => {
  const copy = projectCopy();
  for (const [declaration, change] of Object.entries(changes))
    editFile(join(copy, 'src/site/facts.ts'), `\n${declaration}`, `\n${change}\n${declaration}`);
  const dated = "Object.assign(datedValues.discount, { package: 'lille', lastDay: '2025-01-31' });\n";
  const closed = "Object.assign(datedValues, { closings: [{ from: '2025-01-01', to: '2099-12-30' }] });\n";
  const before = '\n/** Returns what dated values are on a day. */';
  editFile(join(copy, 'src/site/dated-values.ts'), before, `\n${dated}${closed}${before}`);
  writeFileSync(join(copy, 'public/google12ab.html'), 'google-site-verification: google12ab.html');
  editFile(join(copy, 'content/data/udtalelser.yaml'), 'navn: ', "navn: 'Karla Madsen' # ");

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
  test('built', 'claims', 'pages', 'valid-html');
  test('hosts');
  for (const { file, html } of await pagesIn(join(copy, 'dist')))
    expect(html, file).not.toMatch(/rabat denne|RABAT|Listepris|data-fact="rabat\.|Hvad dækker rabatten/);
  expect(readFileSync(join(copy, 'dist/priser.html'), 'utf8')).toContain(formatKroner(listPrice));
  const contact = readFileSync(join(copy, 'dist/kontakt.html'), 'utf8');
  expect(contact).toContain('Vi holder lukket til og med 30. december');
  expect(contact).toMatch(/24&nbsp;timer fra den 31\.&nbsp;december/);
  expect(contact).toContain('"validThrough":"2099-12-30"');
  // What the form says after it is sent comes from its script, which must not ask for the day.
  const scripts = (await filesIn(join(copy, 'dist/assets'))).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(copy, 'dist/assets', file), 'utf8')).join('');
  expect(code.includes('2099-12-30')).toBe(true);
  expect(code.includes('process.env')).toBe(false);
}, 600_000);
