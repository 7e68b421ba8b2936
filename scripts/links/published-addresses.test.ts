import { expect, test } from 'vitest';
import { formatDiagnostics } from '../lib/diagnostic.ts';
import { goneAddresses, withAddresses } from './published-addresses.ts';

const list = '# En note.\n/priser\n/artikler/flyttet#a\n\n/artikler/slettet\n/priser#seo\n/priser#vilkaar\n';

test('reports an address that has been public and that neither a page nor a redirect answers, and an anchor that its page lacks', () => {
  const redirect = (path: string) => (path === '/artikler/flyttet' ? '/artikler/ny' : null);
  const pages = new Map([
    ['/priser', new Set(['seo'])],
    ['/artikler', new Set<string>()],
  ]);
  const diagnostics = goneAddresses(list, pages, redirect);
  expect(formatDiagnostics(diagnostics)).toBe(`content/adresser.txt:5  adresse
  fandt:     /artikler/slettet, som har været ude og ikke findes mere
  forventer: den gamle adresse sendt videre i src/site/redirects.ts til den side eller det afsnit (/side#anker), der ligger tættest på
  fx:        ['/artikler', ['/artikler/slettet']],

content/adresser.txt:7  adresse
  fandt:     /priser#vilkaar, som har været ude og ikke findes mere
  forventer: et afsnit, som andre sider linker til
  fx:        ## Overskrift [#vilkaar]

2 fejl i 1 fil.`);
});

test('proposes the one page that is new where another is gone, as after a new file name', () => {
  const pages = new Map(
    ['/priser', '/artikler', '/artikler/404', '/artikler/nyt-navn'].map((path) => [path, new Set('')]),
  );
  const [gone] = goneAddresses('/artikler/slettet', pages, () => null);
  expect(gone?.example).toBe("['/artikler/nyt-navn', ['/artikler/slettet']],");
});

test('adds the addresses of pages once, but for 404 pages', () => {
  const paths = ['/priser', '/artikler/ny', '/404', '/artikler/404', '/'];
  const longer = withAddresses(list, paths);
  expect(longer).toBe(`${list}/\n/artikler/ny\n`);
  expect(withAddresses(longer, paths)).toBe(longer);
});
