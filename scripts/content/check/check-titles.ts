import { typeface } from '../../drawing/typeface.ts';
import { drawableText } from '../../open-graph/drawable-text.ts';
import type { Diagnostic } from '../diagnostic.ts';

type TitledPage = {
  readonly page: { readonly file: string; readonly title: string };
  readonly lineOf: (field: string) => number;
};

/** Reports titles with letters and digits that the image for sharing can show neither themselves nor as another. */
export function checkTitles(pages: readonly TitledPage[]): Diagnostic[] {
  return pages.flatMap(({ page: { file, title }, lineOf }): Diagnostic[] => {
    const letters = title.normalize().match(/[\p{L}\p{N}]/gu) ?? [];
    const missing = [...new Set(letters)].filter((letter) => drawableText(letter, typeface(700)) === '');
    if (missing.length === 0) return [];
    return [
      {
        file,
        line: lineOf('titel'),
        where: 'titel',
        found: missing.join(' '),
        expected: 'bogstaver, som sidens skrift har: de her ville mangle i billedet, når siden bliver delt',
      },
    ];
  });
}
