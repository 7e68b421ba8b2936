import { basename } from 'node:path';
import { paths } from '#src/site/pages.ts';
import { type FileDiagnostic, missing } from '../../lib/diagnostic.ts';
import { type NameDiagnostic, nameDiagnostic, pageFileOf, takenNames } from '../file-names.ts';
import type { ReadFiles } from '../read-files.ts';

/** Reports texts whose name can be no address or is that of nothing, and pages that code links to and are missing. */
export function checkFileNames({ articles, cases, sitePages, legal, data }: ReadFiles): FileDiagnostic[] {
  const ids = data.cases?.map(({ id }) => id);
  const others = legal.map(({ path }) => path);
  return [
    ...articles.flatMap(({ file, slug }) => misnamed(file, nameDiagnostic(slug, takenNames.artikler))),
    ...[...sitePages, ...legal].flatMap(({ file, slug }) =>
      misnamed(file, nameDiagnostic(slug, takenNames.sider)),
    ),
    ...sitePages
      .filter(({ path }) => others.includes(path))
      .flatMap(({ file }) => misnamed(file, { expected: 'et navn, som ingen tekst i content/juridisk har' })),
    ...Object.values(paths)
      .filter((path) => sitePages.every((each) => each.path !== path))
      .map((path) => missing(`content/sider/${pageFileOf(path)}.mdx`)),
    ...cases
      .filter(({ slug }) => ids?.includes(slug) === false)
      .flatMap(({ file }) =>
        misnamed(file, { expected: `id på en case i data/cases.yaml: ${ids?.join(', ')}` }),
      ),
  ];
}

function misnamed(file: string, diagnostic: NameDiagnostic | null): FileDiagnostic[] {
  return diagnostic ? [{ file, line: 1, where: 'filnavn', found: basename(file), ...diagnostic }] : [];
}
