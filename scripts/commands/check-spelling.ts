import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { company } from '#src/site/company.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { root } from '../lib/root.ts';
import { danishText, unknownWords, wordsIn } from './unknown-words.ts';

/*
 * `npm run spelling`: lists the words on the built pages that are neither in the Danish dictionary of hunspell nor in
 * content/ordliste.txt.
 */

function misspelled(words: readonly string[]): ReadonlySet<string> {
  const input = words.join('\n');
  const { stdout, status } = spawnSync('hunspell', ['-d', 'da_DK', '-i', 'UTF-8', '-l'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status === 0) return new Set(stdout.split('\n'));
  console.log('hunspell med dansk ordbog er ikke på maskinen (Debian: apt-get install hunspell-da).');
  process.exit(1);
}

const pages = await pagesIn(builtDirectory());
// With scripting disabled, the parser reads <noscript> as text.
const texts = new Map(
  pages.map(({ path, html }) => [path, danishText(parse(html, { scriptingEnabled: false }))]),
);
const list = readFileSync(join(root, 'content/ordliste.txt'), 'utf8').replace(/^#.*/gm, '').split(/\s+/);
const { name, legalName, address, place } = company;
const names = wordsIn([name, legalName, place, ...Object.values(address)].join(' '));
const unknown = unknownWords(texts, new Set([...list, ...names]), misspelled);
for (const [word, paths] of unknown) console.error(`${word}  ${paths.join('  ')}`);
console.log(
  unknown.length
    ? 'Ret det, der er forkert, og skriv resten i content/ordliste.txt.'
    : `${pages.length} sider: ingen ukendte ord.`,
);
process.exitCode = unknown.length ? 1 : 0;
