import type { Diagnostic } from './diagnostic.ts';

/** Reports the entries of a folder that are not read, such as `artikel.md` or a subfolder. */
export function checkUnreadFiles(
  folder: string,
  entries: readonly string[],
  read: readonly string[],
): Diagnostic[] {
  const kind = folder.endsWith('data') ? `kun filerne ${read.join(', ')}` : 'kun filer, der ender på .mdx';
  return entries
    .filter((name) => !read.includes(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      line: 1,
      where: 'filnavn',
      found: name,
      expected: `${kind}, direkte i ${folder}`,
    }));
}

const folders = ['artikler', 'billeder', 'data', 'juridisk'];

/** Reports what lies beside the folders of the content, where an article would be lost. Plain `.txt` files are lists. */
export function checkRootFiles(entries: readonly string[]): Diagnostic[] {
  return entries
    .filter((name) => !folders.includes(name) && name !== 'README.md' && !name.endsWith('.txt'))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      where: 'filnavn',
      found: name,
      expected: `en fil i en af mapperne ${folders.join(', ')}`,
      example: name.endsWith('.mdx') ? `content/artikler/${name}` : undefined,
    }));
}
