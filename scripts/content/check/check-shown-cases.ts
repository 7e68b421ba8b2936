import type { SiteData } from '#src/content/types.ts';
import { shownCases } from '#src/site/shown-cases.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** Checks that each case that a service page shows is among the cases. */
export function checkShownCases(cases: readonly Pick<SiteData['cases'][number], 'id'>[]): Diagnostic[] {
  const ids = cases.map(({ id }) => id);
  return Object.entries(shownCases).flatMap(([place, id]) =>
    ids.includes(id)
      ? []
      : [
          {
            file: 'src/site/shown-cases.ts',
            where: place,
            found: id,
            expected: `id på en case i content/data/cases.yaml: ${ids.join(', ')}`,
          },
        ],
  );
}
