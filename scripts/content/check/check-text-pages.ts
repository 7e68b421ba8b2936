import { typeface } from '../../drawing/typeface.ts';
import type { FileDiagnostic } from '../../lib/diagnostic.ts';
import { drawableText } from '../../open-graph/drawable-text.ts';
import type { ReadFiles } from '../read-files.ts';

/** Checks that every text is written, has a section for its contents list, and a title and a description of its own, which can be shown. */
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
    ...titleLetters(checked),
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

/** Reports titles with letters and digits that the image for sharing can show neither themselves nor as another. */
function titleLetters(files: ReadFiles['checked']): FileDiagnostic[] {
  return files.flatMap(({ page, at }): FileDiagnostic[] => {
    const letters = page?.title.normalize().match(/[\p{L}\p{N}]/gu) ?? [];
    const missing = [...new Set(letters)].filter((letter) => drawableText(letter, typeface(700)) === '');
    if (missing.length === 0) return [];
    const expected = 'bogstaver fra sidens skrift: de her ville mangle i billedet, når siden bliver delt';
    return [{ ...at('titel'), found: missing.join(' '), expected }];
  });
}
