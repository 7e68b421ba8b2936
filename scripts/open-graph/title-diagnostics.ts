import type { Diagnostic } from '#src/content/diagnostic.ts';
import { typeface } from '../drawing/typeface.ts';
import { drawableText } from './drawable-text.ts';

type TitledFile = {
  readonly file: string;
  readonly page: { readonly title: string } | null;
  readonly lineOf: (field: string) => number;
};

/** Reports titles with letters and digits that the image for sharing can show neither themselves nor as another. */
export function titleDiagnostics(files: readonly TitledFile[]): Diagnostic[] {
  return files.flatMap(({ file, page, lineOf }): Diagnostic[] => {
    const letters = (page?.title ?? '').normalize().match(/[\p{L}\p{N}]/gu) ?? [];
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
