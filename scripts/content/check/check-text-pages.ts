import type { Diagnostic } from '../../lib/diagnostic.ts';
import type { ReadFiles } from './read-files.ts';

/** Checks that every text has a section for its contents list, and a title and a description of its own. */
export function checkTextPages({ checked }: Pick<ReadFiles, 'checked'>): Diagnostic[] {
  const sections = checked.flatMap(({ file, text }): Diagnostic[] => {
    if (!text || text.headings.some(({ depth }) => depth === 2)) return [];
    const expected = 'mindst ét afsnit til indholdslisten';
    const found = 'ingen ##-overskrift';
    return [{ file, line: 1, where: 'overskrifter', found, expected, example: '## Mit afsnit' }];
  });
  return [
    ...sections,
    ...sameTexts('titel', 'title', checked),
    ...sameTexts('beskrivelse', 'description', checked),
  ];
}

/** Reports each text that a file before has too, whatever its case. */
function sameTexts(where: string, field: 'title' | 'description', files: ReadFiles['checked']): Diagnostic[] {
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
