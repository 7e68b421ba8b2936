import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#src/site/company.ts';
import { builtDirectory } from '../lib/dist-directory.ts';
import { pagesIn } from '../lib/dist-pages.ts';
import { root } from '../lib/root.ts';
import type { Count } from './count-results.ts';
import { findUnknown, spellingReport } from './spelling/find-unknown.ts';
import { ensureHunspell, notInDictionary } from './spelling/hunspell.ts';
import { visibleText } from './spelling/visible-text.ts';
import { readWordList } from './spelling/word-list.ts';
import { wordsIn } from './spelling/words-in.ts';

/*
 * `npm run spelling`: prints every word on the built pages that is neither in the Danish dictionary
 * nor in our word list.
 */

const dist = builtDirectory();

async function checkSpelling(): Promise<Count> {
  if (!ensureHunspell()) {
    console.log(
      'Stavekontrollen er sprunget over: hunspell med dansk ordbog er ikke installeret (Debian: apt-get install hunspell-da).',
    );
    return { passed: 0, failed: 0, skipped: ['hunspell with its Danish dictionary is not installed'] };
  }
  const texts = new Map((await pagesIn(dist)).map(({ path, html }) => [path, visibleText(html)]));
  const { name, legalName, address, place } = company;
  const ownNames = wordsIn([name, legalName, place, ...Object.values(address)].join(' '));
  const list = readWordList(readFileSync(join(root, 'content/ordliste.txt'), 'utf8'));
  const unknown = findUnknown({ texts, list: new Set([...list, ...ownNames]), notInDictionary });
  (unknown.length ? console.error : console.log)(spellingReport(unknown, texts.size));
  return unknown.length ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

const count = await checkSpelling();
if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(count));
process.exitCode = count.failed ? 1 : 0;
