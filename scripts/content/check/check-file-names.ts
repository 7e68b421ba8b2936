import { basename } from 'node:path';
import { legalLinks } from '#src/site/navigation.ts';
import { shownCases } from '#src/site/shown-cases.ts';
import { type Diagnostic, missing } from '../../lib/diagnostic.ts';
import { articleNameAdvice, type NameAdvice } from '../file-names.ts';
import type { ReadFiles } from './read-files.ts';

/** Reports texts whose name can be no address or is that of nothing, and legal pages and shown cases that are missing. */
export function checkFileNames({ articles, legal, cases, data, placeInData }: ReadFiles): Diagnostic[] {
  const ids = data.cases?.map(({ id }) => id);
  const linked = legalLinks.map(({ path }) => path);
  const names = linked.map((path) => `${path.slice(1)}.mdx`).join(', ');
  const unlinked = `${names}: filnavnet er adressen, og en ny juridisk side kræver en udvikler`;
  return [
    ...articles.flatMap(({ file, slug }) => misnamed(file, articleNameAdvice(slug))),
    ...linked
      .filter((path) => legal.every((each) => each.path !== path))
      .map((path) => missing(`content/juridisk${path}.mdx`)),
    ...legal
      .filter(({ path }) => !linked.includes(path))
      .flatMap(({ file }) => misnamed(file, { expected: unlinked })),
    ...cases
      .filter(({ slug }) => ids?.includes(slug) === false)
      .flatMap(({ file }) =>
        misnamed(file, { expected: `id på en case i data/cases.yaml: ${ids?.join(', ')}` }),
      ),
    ...Object.values(shownCases)
      .filter((id) => ids?.includes(id) === false)
      .map((id) => ({
        ...placeInData('cases', ['poster']),
        found: `ingen case med id: ${id}`,
        expected: 'alle cases, som en side viser: skift også id i src/site/shown-cases.ts',
      })),
  ];
}

function misnamed(file: string, advice: NameAdvice | null): Diagnostic[] {
  return advice ? [{ file, line: 1, where: 'filnavn', found: basename(file), ...advice }] : [];
}
