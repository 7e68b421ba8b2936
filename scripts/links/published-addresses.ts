import type { FileDiagnostic } from '../lib/diagnostic.ts';

/** The file in a folder of content with every address that has been public, one a line; other lines are notes. */
export const addressFile = 'adresser.txt';

/** No promise: the pages of the 404 answers. */
const passing = /(?:^|\/)404$/;

/** Reports addresses of the list that neither a page, with its ids, nor a redirect answers now. */
export function goneAddresses(
  list: string,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  findRedirect: (path: string) => string | null,
): FileDiagnostic[] {
  const lines = list.split('\n');
  const known = new Set(lines);
  return lines.flatMap((text, index): FileDiagnostic[] => {
    const address = text.trim();
    const [path = '', anchor] = address.split('#');
    const ids = pages.get(path);
    const isPromise = address.startsWith('/') && !passing.test(address);
    if (!isPromise || findRedirect(path) !== null || (ids && (!anchor || ids.has(anchor)))) return [];
    const found = `${address}, som har været ude og ikke findes mere`;
    const at = { file: `content/${addressFile}`, line: index + 1, where: 'adresse', found };
    if (ids) {
      const example = `## Overskrift [#${anchor}]`;
      return [{ ...at, expected: 'et afsnit, som andre sider linker til', example }];
    }
    const parent = path.replace(/\/[^/]*$/, '');
    // A page that is new beside it has most likely taken its place.
    const [renamed, ...others] = [...pages.keys()].filter(
      (page) => isBeside(page, path) && !known.has(page) && !passing.test(page),
    );
    const target = renamed && !others.length ? renamed : pages.has(parent) ? parent : '/';
    const expected =
      'den gamle adresse sendt videre i src/site/redirects.ts til den side eller det afsnit (/side#anker), der ligger tættest på';
    return [{ ...at, expected, example: `['${target}', ['${path}']],` }];
  });
}

const isBeside = (a: string, b: string) => a.slice(0, a.lastIndexOf('/')) === b.slice(0, b.lastIndexOf('/'));

/** Returns the list with the addresses of these pages added. */
export function withAddresses(list: string, paths: readonly string[]): string {
  const known = new Set(list.split('\n'));
  const added = paths.filter((path) => !passing.test(path) && !known.has(path)).sort();
  return added.length ? `${list.trimEnd()}\n${added.join('\n')}\n` : list;
}
