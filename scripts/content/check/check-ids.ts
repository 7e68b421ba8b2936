import type { Diagnostic } from '../diagnostic.ts';
import type { ReadFiles } from '../read-content.ts';

/** Checks that the reviewers of articles are on the team, and that each text about a case has one. */
export function checkIds({ articles, cases, data }: Pick<ReadFiles, 'articles' | 'cases' | 'data'>) {
  if (!data) return [];
  const reviewers = articles.flatMap(({ file, page, lineOf }): Diagnostic[] => {
    const found = page?.reviewer;
    if (!found || data.team.some(({ id }) => id === found)) return [];
    const expected = `et id fra content/data/hold.yaml: ${idsOf(data.team)}`;
    return [{ file, line: lineOf('gennemgået'), where: 'gennemgået', found, expected }];
  });
  const unknownCases = cases.flatMap(({ file, slug }): Diagnostic[] => {
    if (data.cases.some(({ id }) => id === slug)) return [];
    const expected = `id på en case i data/cases.yaml: ${idsOf(data.cases)}`;
    return [{ file, line: 1, where: 'filnavn', found: `${slug}.mdx`, expected }];
  });
  return [...reviewers, ...unknownCases];
}

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join(', ');
