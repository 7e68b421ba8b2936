import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'parse5';
import { company } from '#src/site/company.ts';
import { builtDirectory } from '../../lib/dist-directory.ts';
import { pagesIn } from '../../lib/dist-pages.ts';
import { root } from '../../lib/root.ts';
import { danishText } from './danish-text.ts';

/*
 * `npm run spelling`: lists the words on the built pages that are neither in the Danish dictionary of hunspell nor in
 * content/ordliste.txt.
 */

const pages = await pagesIn(builtDirectory());
const { name, legalName, address, place } = company;
const names = [name, legalName, place, ...Object.values(address)].join('\n').replaceAll(' ', '\n');
const work = mkdtempSync(join(tmpdir(), 'spelling-'));
writeFileSync(
  join(work, 'ordliste.txt'),
  `${readFileSync(join(root, 'content/ordliste.txt'), 'utf8')}\n${names}`,
);
// hunspell prints the name of the file with each word.
const files = pages.map(({ path }) => encodeURIComponent(path));
for (const [index, { html }] of pages.entries()) {
  // With scripting disabled, the parser reads <noscript> as text.
  const text = danishText(parse(html, { scriptingEnabled: false }));
  writeFileSync(join(work, files[index] ?? ''), text);
}
const { stdout, status } = spawnSync(
  'hunspell',
  ['-d', 'da_DK', '-i', 'UTF-8', '-p', 'ordliste.txt', '-l', ...files],
  { cwd: work, encoding: 'utf8', maxBuffer: 1e8 },
);
rmSync(work, { recursive: true });
if (status !== 0) {
  console.log('hunspell med dansk ordbog er ikke på maskinen (Debian: apt-get install hunspell-da).');
  process.exit(1);
}
const unknown = new Map<string, Set<string>>();
for (const line of stdout.split('\n')) {
  const [file = '', word = ''] = line.split(': ');
  // Nothing that has a digit or a dot is in a dictionary.
  if (/^\p{L}[\p{L}'’-]+$/u.test(word))
    unknown.set(word, (unknown.get(word) ?? new Set()).add(decodeURIComponent(file)));
}
for (const [word, paths] of [...unknown].sort()) console.error(`${word}  ${[...paths].join('  ')}`);
console.log(
  unknown.size
    ? 'Ret det, der er forkert, og skriv resten i content/ordliste.txt.'
    : `${pages.length} sider: ingen ukendte ord.`,
);
process.exitCode = unknown.size ? 1 : 0;
