import { spawnSync } from 'node:child_process';
import { installPackages } from '../install-packages.ts';

const dictionary = 'da_DK';

function hunspell(words: readonly string[]) {
  return spawnSync('hunspell', ['-d', dictionary, '-i', 'UTF-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Is the program here, with its Danish dictionary? As root on Debian, what is missing is installed. */
export function ensureHunspell(): boolean {
  if (isHere()) return true;
  if (installPackages('hunspell', 'hunspell-da')) return isHere();
  return false;
}

function isHere(): boolean {
  return hunspell(['hjemmeside']).status === 0;
}

/** Those of the words that the Danish dictionary does not know. */
export function notInDictionary(words: readonly string[]): ReadonlySet<string> {
  const { status, stdout, stderr } = hunspell(words);
  if (status !== 0) throw new Error(`hunspell: ${stderr}`);
  return new Set(stdout.split('\n').filter(Boolean));
}
