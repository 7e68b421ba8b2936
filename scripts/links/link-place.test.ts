import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { linkPlaces } from './link-place.ts';
import { linkReport } from './link-report.ts';

const folder = temporaryFolder({
  'artikler/a.mdx':
    '---\ntitel: x\n---\n\nSe [priserne](/priser#findes-ikke).\n\n<Opfordring til="/kontakt#a">x</Opfordring>\n',
  'juridisk/vilkaar.mdx': '\n[p]: /priser#b\n',
});

test('names the line in the text of a link that only the built pages prove wrong', () => {
  const diagnostic = { kind: 'dødt anker', expected: 'et af ankrene på /priser: seo' };
  const diagnostics = [
    { ...diagnostic, file: 'artikler/a.html', where: '"priserne" /priser#findes-ikke' },
    { ...diagnostic, file: 'omos.html', where: '/priser#findes-ikke' },
  ];
  expect(linkReport(diagnostics, 2, linkPlaces(folder))).toBe(`dødt anker: "priserne" /priser#findes-ikke
  forventer: et af ankrene på /priser: seo
  står i:    content/artikler/a.mdx:5
  på:        artikler/a.html

dødt anker: /priser#findes-ikke
  forventer: et af ankrene på /priser: seo
  står i:    src: søg efter /priser#findes-ikke
  på:        omos.html

2 fejl på 2 sider.`);
});

test('lists a link of a component once, with the pages that show it', () => {
  const fault = { kind: 'død adresse', where: '"Priser" /prisr', expected: 'en side eller fil, der findes' };
  const files = ['seo.html', 'cases.html', 'index.html', 'omos.html', 'priser.html', 'seo.html'];
  const report = linkReport(
    files.map((file) => ({ ...fault, file })),
    9,
  );
  expect(report).toBe(`død adresse: "Priser" /prisr
  forventer: en side eller fil, der findes
  står i:    src: søg efter /prisr
  på:        cases.html, index.html, omos.html og 2 til

1 fejl på 5 sider.`);
});

test.each([
  ['artikler/a.html', '/kontakt#a', 'content/artikler/a.mdx:7'],
  ['vilkaar.html', '/priser#b', 'content/juridisk/vilkaar.mdx:2'],
  ['artikler/a.html', '/artikler', null],
])('finds in %s the link %s', (page, href, place) => {
  expect(linkPlaces(folder)(page, href)).toBe(place);
});
