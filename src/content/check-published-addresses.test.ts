import { expect, test } from 'vitest';
import { checkPublishedAddresses } from './check-published-addresses.ts';
import { formatDiagnostics } from './diagnostic.ts';

const list = '# En note.\n/priser\n/artikler/flyttet\n\n/artikler/slettet\n/omos\n';
const redirect = (address: string) => (address === '/artikler/flyttet' ? '/artikler/ny' : null);

test('reports an address that has been public and that neither a page nor a redirect answers', () => {
  const diagnostics = checkPublishedAddresses(list, new Set(['/priser', '/omos', '/ny']), redirect);
  expect(formatDiagnostics(diagnostics)).toBe(`content/adresser.txt:5  adresse
  fandt:     /artikler/slettet, som har været ude og ikke findes mere
  forventer: den gamle adresse sendt videre i src/features/redirects/redirect-table.ts til den side, der ligger tættest på (har den aldrig været ude, så slet linjen her)
  fx:        '/artikler': ['/artikler/slettet'],

1 fejl i 1 fil.`);
});

test('a new page needs no line', () => {
  expect(checkPublishedAddresses('', new Set(['/artikler/ny']), redirect)).toEqual([]);
});
