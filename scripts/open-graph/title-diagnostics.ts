import type { Diagnostic } from '#src/content/diagnostic.ts';
import { typeface } from '../drawing/typeface.ts';
import { lettersWithout } from './drawable-text.ts';

type TitledFile = {
  readonly file: string;
  readonly page: { readonly title: string } | null;
  readonly lineOf: (field: string) => number;
};

/** Reports titles with letters that the image for sharing cannot show. */
export function titleDiagnostics(files: readonly TitledFile[]): Diagnostic[] {
  return files.flatMap(({ file, page, lineOf }): Diagnostic[] => {
    const missing = lettersWithout(page?.title ?? '', typeface(700));
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
