import { spawnSync } from 'node:child_process';
import { load } from 'cheerio';
import { company } from '#src/site/company.ts';
import { builtDirectory } from '../../lib/dist-directory.ts';
import { pagesIn } from '../../lib/dist-pages.ts';
import { root } from '../../lib/root.ts';
import { danishText } from './danish-text.ts';

/*
 * `npm run spelling`: lists the words on the built pages that are neither in the Danish dictionary of hunspell nor in
 * content/ordliste.txt.
 */

/** The pages of each word, but for those in addresses and with a digit, which no dictionary has. */
const words = new Map<string, Set<string>>();
const pages = await pagesIn(builtDirectory());
for (const { path, html } of pages) {
  // With scripting disabled, the parser reads <noscript> as text.
  const text = danishText(load(html, { scriptingEnabled: false }));
  for (const [word] of text.matchAll(/(?<![\p{L}\d./@-])\p{L}[\p{L}'’-]*\p{L}(?![\p{L}\d@]|\.\p{L})/gu))
    words.set(word, (words.get(word) ?? new Set()).add(path));
}
const { name, legalName, address, place } = company;
for (const own of [name, legalName, place, ...Object.values(address)].join(' ').split(' ')) words.delete(own);

const { stdout, status } = spawnSync(
  'hunspell',
  ['-d', 'da_DK', '-i', 'UTF-8', '-p', 'content/ordliste.txt', '-l'],
  { cwd: root, input: [...words.keys()].join('\n'), encoding: 'utf8' },
);
if (status !== 0) {
  console.log('hunspell med dansk ordbog er ikke på maskinen (Debian: apt-get install hunspell-da).');
  process.exit(1);
}
const unknown = [...new Set(stdout.split('\n'))].filter(Boolean).sort();
for (const word of unknown) console.error(`${word}  ${[...(words.get(word) ?? [])].join('  ')}`);
console.log(
  unknown.length
    ? 'Ret det, der er forkert, og skriv resten i content/ordliste.txt.'
    : `${pages.length} sider: ingen ukendte ord.`,
);
process.exitCode = unknown.length ? 1 : 0;
