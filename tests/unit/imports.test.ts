import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

/*
 * The arrows of docs/architecture.md. A test, because the linter would need a block of settings for each folder, and tools
 * made for it read TypeScript through the compiler's JavaScript interface, which TypeScript 7 no longer has.
 */

/** What the files of a folder of src may import with `#src/`; by `../` only types of the content's schemas. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  site: ['lib/'],
  content: ['site/', 'lib/', 'type ../../scripts/content/'],
  components: ['components/', 'content/types.ts', 'site/', 'lib/'],
  seo: ['content/types.ts', 'site/', 'lib/'],
  features: ['features/lead-form/', 'components/', 'content/types.ts', 'site/', 'lib/'],
  islands: ['features/', 'components/', 'content/types.ts', 'site/', 'lib/'],
  browser: ['islands/', 'features/', 'content/types.ts', 'site/', 'lib/'],
  pages: ['pages/', 'islands/', 'features/', 'components/', 'seo/', 'content/', 'site/', 'lib/', 'styles/'],
};

const imports = projectFiles('src')
  .filter((file) => /^src\/.+\/.+(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readProjectFile(file).matchAll(/(?:^import (type )[^']*)?'(?:#src\/|(?=\.\.\/))([^']*)'/gm)].map(
      ([, type = '', path = '']) => ({ file, folder: file.split('/')[1] ?? '', type, path }),
    ),
  );

test('a folder of src imports only what its arrows lead to; a test may import anything', () => {
  const faults = imports.filter(
    ({ folder, type, path }) =>
      !mayImport[folder]?.some((start) => path.startsWith(start) || (type + path).startsWith(start)),
  );
  expect(faults.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  expect([...new Set(imports.map(({ folder }) => folder))].sort()).toEqual(Object.keys(mayImport).sort());
});
