import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#src/site/company.ts';
import { distDirectory } from './dist-directory.ts';
import { pagesIn } from './dist-pages.ts';
import { root } from './run-script.ts';
import { findUnknown, spellingReport } from './spelling/find-unknown.ts';
import { hasHunspell, notInDictionary } from './spelling/hunspell.ts';
import { visibleText } from './spelling/visible-text.ts';
import { readWordList } from './spelling/word-list.ts';
import { wordsIn } from './spelling/words-in.ts';

/** `npm run spelling`: every word on the built pages that no Danish dictionary and no list of ours knows. */
if (!existsSync(distDirectory)) {
  console.error('Der er ingen dist/ at læse. Kør npm run build først.');
  process.exitCode = 1;
} else if (!hasHunspell()) {
  console.log(
    'Stavekontrollen er sprunget over: hunspell med dansk ordbog er ikke installeret (Debian: apt-get install hunspell-da).',
  );
} else {
  const texts = new Map((await pagesIn(distDirectory)).map(({ path, html }) => [path, visibleText(html)]));
  const { name, legalName, address, place } = company;
  const ownNames = wordsIn([name, legalName, place, ...Object.values(address)].join(' '));
  const list = readWordList(readFileSync(join(root, 'content/ordliste.txt'), 'utf8'));
  const unknown = findUnknown({ texts, list: new Set([...list, ...ownNames]), notInDictionary });
  (unknown.length ? console.error : console.log)(spellingReport(unknown, texts.size));
  process.exitCode = unknown.length ? 1 : 0;
}
