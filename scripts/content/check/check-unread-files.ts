import type { Diagnostic } from '../diagnostic.ts';

const folders = ['artikler', 'billeder', 'cases', 'data', 'juridisk'];

/** Reports each file of a folder that is not read, where an article would be lost: `artikel.md`, a folder in the folder. */
export function checkUnreadFiles(
  folder: string,
  names: readonly string[],
  read: readonly string[],
): Diagnostic[] {
  const kind = folder === 'data' ? `kun filerne ${read.join(', ')}` : 'kun filer, der ender på .mdx';
  return names
    .filter((name) => !read.includes(name))
    .map((name) => misplaced(`${folder}/${name}`, `${kind}, direkte i content/${folder}`));
}

/** Reports what lies beside the folders of the content. Plain `.txt` files are lists. */
export function checkRootFiles(names: readonly string[]): Diagnostic[] {
  return names
    .filter((name) => !folders.includes(name) && name !== 'README.md' && !name.endsWith('.txt'))
    .map((name) => misplaced(name, `en fil i en af mapperne ${folders.join(', ')}`));
}

/** Returns the diagnostic of a file that lies or is named where it must not. */
export function misplaced(path: string, expected: string): Diagnostic {
  const found = path.slice(path.lastIndexOf('/') + 1);
  return { file: `content/${path}`, line: 1, where: 'filnavn', found, expected };
}
