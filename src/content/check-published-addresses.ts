import type { FindRedirect } from './check-links.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The file in a folder of content with every address that has been public, one a line. The build adds new ones. */
export const addressFile = 'adresser.txt';

/** Returns the addresses of a list and their lines; lines with `#` in front are notes. */
export function addressesIn(list: string): { readonly address: string; readonly line: number }[] {
  return list.split('\n').flatMap((text, index) => {
    const address = text.trim();
    return address === '' || address.startsWith('#') ? [] : [{ address, line: index + 1 }];
  });
}

/** Reports addresses that have been public and that neither a page nor a redirect answers now. */
export function checkPublishedAddresses(
  list: string,
  paths: ReadonlySet<string>,
  findRedirect: FindRedirect,
): Diagnostic[] {
  return addressesIn(list).flatMap(({ address, line }): Diagnostic[] => {
    if (paths.has(address) || findRedirect(address) !== null) return [];
    const nearby = address.startsWith('/artikler/') ? '/artikler' : '/';
    return [
      {
        file: `content/${addressFile}`,
        line,
        where: 'adresse',
        found: `${address}, som har været ude og ikke findes mere`,
        expected:
          'den gamle adresse sendt videre i src/features/redirects/redirect-table.ts til den side, der ligger tættest på (har den aldrig været ude, så slet linjen her)',
        example: `'${nearby}': ['${address}'],`,
      },
    ];
  });
}
