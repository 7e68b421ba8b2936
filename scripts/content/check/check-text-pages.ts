import type { Article, TextPage } from '#src/content/types.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ReadableFile } from '../read-text-files.ts';

type File = ReadableFile<Pick<Article | TextPage, 'title' | 'description' | 'toc'>>;

/** Checks that every text has a section for its contents list, and a title and a description of its own. */
export function checkTextPages(files: readonly File[]): Diagnostic[] {
  const sameTexts = [
    sameText('titel', ({ title }) => title, files),
    sameText('beskrivelse', ({ description }) => description, files),
  ];
  return files.flatMap((each) => [...checkSections(each), ...sameTexts.flatMap((check) => check(each))]);
}

function checkSections({ file, page }: File): Diagnostic[] {
  if (page.toc.some(({ depth }) => depth === 2)) return [];
  return [
    {
      file,
      line: 1,
      where: 'overskrifter',
      found: 'ingen ##-overskrift',
      expected: 'mindst ét afsnit til indholdslisten',
      example: '## Mit afsnit',
    },
  ];
}

/** Returns a check that reports a text which a file before has too, whatever its case. */
function sameText(where: string, textOf: (page: File['page']) => string, files: readonly File[]) {
  const plain = ({ page }: File) => textOf(page).toLowerCase().replace(/\s+/g, ' ');
  const first = new Map(files.toReversed().map((each) => [plain(each), each.file]));
  return (each: File): Diagnostic[] => {
    const file = first.get(plain(each));
    if (file === each.file) return [];
    const expected = `en ${where}, som ikke også står i ${file}`;
    return [{ file: each.file, line: each.lineOf(where), where, found: textOf(each.page), expected }];
  };
}
