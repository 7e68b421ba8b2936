import type { Diagnostic } from '../diagnostic.ts';
import type { ReadFiles } from '../read-files.ts';

type File = ReadFiles['shown'][number];

/** Checks that every text has a section for its contents list, and a title and a description of its own. */
export function checkTextPages({ shown }: Pick<ReadFiles, 'shown'>): Diagnostic[] {
  const sections = shown.flatMap(({ file, page }): Diagnostic[] => {
    if (page.toc.some(({ depth }) => depth === 2)) return [];
    const expected = 'mindst ét afsnit til indholdslisten';
    const found = 'ingen ##-overskrift';
    return [{ file, line: 1, where: 'overskrifter', found, expected, example: '## Mit afsnit' }];
  });
  return [
    ...sections,
    ...sameTexts('titel', ({ page }) => page.title, shown),
    ...sameTexts('beskrivelse', ({ page }) => page.description, shown),
  ];
}

/** Reports each text that a file before has too, whatever its case. */
function sameTexts(where: string, textOf: (file: File) => string, shown: readonly File[]): Diagnostic[] {
  const plain = (each: File) => textOf(each).toLowerCase().replace(/\s+/g, ' ');
  const first = new Map(shown.toReversed().map((each) => [plain(each), each.file]));
  return shown.flatMap((each) => {
    const other = first.get(plain(each));
    if (other === each.file) return [];
    const expected = `en ${where}, som ikke også står i ${other}`;
    return [{ ...each.at(where), found: textOf(each), expected }];
  });
}
