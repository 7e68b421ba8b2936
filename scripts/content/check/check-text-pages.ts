import type { FileDiagnostic } from '../../lib/diagnostic.ts';
import type { ReadFiles } from './read-files.ts';

/** Checks that every text is written, has a section for its contents list and a title and a description of its own. */
export function checkTextPages({ checked }: Pick<ReadFiles, 'checked'>): FileDiagnostic[] {
  const sections = checked.flatMap(({ file, text }): FileDiagnostic[] => {
    if (!text || file.startsWith('content/sider/') || text.headings.some(({ depth }) => depth === 2))
      return [];
    const expected = 'mindst ét afsnit til indholdslisten';
    const found = 'ingen ##-overskrift';
    return [{ file, line: 1, where: 'overskrifter', found, expected, example: '## Mit afsnit' }];
  });
  return [
    ...sections,
    ...checked.filter(({ draft }) => !draft).flatMap(checkPlaceholders),
    ...sameTexts('titel', 'title', checked),
    ...sameTexts('beskrivelse', 'description', checked),
  ];
}

/** Reports what `npm run new` has left for the writer to fill in. */
function checkPlaceholders({ file, source }: ReadFiles['checked'][number]): FileDiagnostic[] {
  const expected = 'din egen tekst i stedet for den, `npm run new` skrev';
  return source.split('\n').flatMap((found, index) => {
    if (!found.includes('SKRIV HER')) return [];
    return [{ file, line: index + 1, where: 'hjælpetekst', found, expected }];
  });
}

/** Reports each text that a file before has too, whatever its case. */
function sameTexts(
  where: string,
  field: 'title' | 'description',
  files: ReadFiles['checked'],
): FileDiagnostic[] {
  const first = new Map<string, string>();
  return files.flatMap(({ page, file, at }) => {
    const found = page?.[field];
    if (found === undefined) return [];
    const plain = found.toLowerCase().replace(/\s+/g, ' ');
    const other = first.get(plain);
    if (other) return [{ ...at(where), found, expected: `en ${where}, som ikke også står i ${other}` }];
    first.set(plain, file);
    return [];
  });
}
