import { spawnSync } from 'node:child_process';
import { installOnCi } from '../../lib/install-packages.ts';

const dictionary = 'da_DK';

function hunspell(words: readonly string[]) {
  return spawnSync('hunspell', ['-d', dictionary, '-i', 'UTF-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Checks for hunspell and its Danish dictionary. With `CI=true`, installs them if missing, as root on Debian. */
export function ensureHunspell(): boolean {
  return isInstalled() || (installOnCi('hunspell', 'hunspell-da') && isInstalled());
}

function isInstalled(): boolean {
  return hunspell(['hjemmeside']).status === 0;
}

/** Returns the words that are not in the Danish dictionary. */
export function notInDictionary(words: readonly string[]): ReadonlySet<string> {
  const { status, stdout, stderr } = hunspell(words);
  if (status !== 0) throw new Error(`hunspell: ${stderr}`);
  return new Set(stdout.split('\n').filter(Boolean));
}
