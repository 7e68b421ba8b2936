import { typeface } from '../../drawing/typeface.ts';
import type { Diagnostic } from '../../lib/diagnostic.ts';
import { drawableText } from '../../open-graph/drawable-text.ts';
import type { ReadFiles } from './read-files.ts';

/** Reports titles with letters and digits that the image for sharing can show neither themselves nor as another. */
export function checkTitleLetters({ files }: Pick<ReadFiles, 'files'>): Diagnostic[] {
  return files.flatMap(({ page, at }): Diagnostic[] => {
    const letters = page?.title.normalize().match(/[\p{L}\p{N}]/gu) ?? [];
    const missing = [...new Set(letters)].filter((letter) => drawableText(letter, typeface(700)) === '');
    if (missing.length === 0) return [];
    const expected =
      'bogstaver, som sidens skrift har: de her ville mangle i billedet, når siden bliver delt';
    return [{ ...at('titel'), found: missing.join(' '), expected }];
  });
}
