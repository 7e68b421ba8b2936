import type { Diagnostic } from '../content/diagnostic.ts';

/** The file in a folder of content with every address that has been public, one a line; lines with # are notes. */
export const addressFile = 'adresser.txt';

/** No promise: the pages of the 404 answers. */
const passing = /(?:^|\/)404$/;

/** Reports addresses of the list that neither a page nor a redirect answers now. */
export function goneAddresses(
  list: string,
  paths: ReadonlySet<string>,
  findRedirect: (path: string) => string | null,
): Diagnostic[] {
  return list.split('\n').flatMap((text, index): Diagnostic[] => {
    const address = text.trim();
    const isPromise = address.startsWith('/') && !passing.test(address);
    if (!isPromise || paths.has(address) || findRedirect(address) !== null) return [];
    const parent = address.replace(/\/[^/]*$/, '');
    return [
      {
        file: `content/${addressFile}`,
        line: index + 1,
        where: 'adresse',
        found: `${address}, som har været ude og ikke findes mere`,
        expected:
          'den gamle adresse sendt videre i src/site/redirects.ts til den side, der ligger tættest på',
        example: `'${paths.has(parent) ? parent : '/'}': ['${address}'],`,
      },
    ];
  });
}

/** Returns the list with the addresses of these pages added. */
export function withAddresses(list: string, paths: readonly string[]): string {
  const known = new Set(list.split('\n'));
  const added = paths.filter((path) => !passing.test(path) && !known.has(path)).sort();
  return added.length ? `${list.trimEnd()}\n${added.join('\n')}\n` : list;
}
