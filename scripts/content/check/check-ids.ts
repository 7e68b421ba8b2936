import type { Diagnostic } from '../diagnostic.ts';
import type { ReadFiles } from '../read-content.ts';

/** Checks that the reviewers of articles are on the team, and that each text about a case has one. */
export function checkIds({ articles, cases, data }: ReadFiles): Diagnostic[] {
  const reviewers = articles.flatMap(({ page, at }) => {
    const found = page?.reviewer;
    if (!found || !data.team || hasId(data.team, found)) return [];
    const expected = `et id fra content/data/hold.yaml: ${idsOf(data.team)}`;
    return [{ ...at('gennemgået'), found, expected }];
  });
  const unknownCases = cases.flatMap(({ file, slug }) => {
    if (!data.cases || hasId(data.cases, slug)) return [];
    const expected = `id på en case i data/cases.yaml: ${idsOf(data.cases)}`;
    return [{ file, line: 1, where: 'filnavn', found: `${slug}.mdx`, expected }];
  });
  return [...reviewers, ...unknownCases];
}

type Items = readonly { readonly id: string }[];
const hasId = (items: Items, wanted: string) => items.some(({ id }) => id === wanted);
const idsOf = (items: Items) => items.map(({ id }) => id).join(', ');
