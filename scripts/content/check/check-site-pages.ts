import { facts, isFactName } from '#src/site/facts.ts';
import { hasEnglish } from '#src/site/language.ts';
import { type FileDiagnostic, missing } from '../../lib/diagnostic.ts';
import { nearest } from '../../lib/nearest.ts';
import type { ReadFiles } from '../read-files.ts';
import type { Text } from '../read-text.ts';
import { isUnpublished } from '../read-text-files.ts';
import { componentSpecs } from '../schema/component-specs.ts';

type Read = Pick<ReadFiles, 'files' | 'checked' | 'sitePages' | 'data' | 'placeInData'>;

/** Checks what pages need of others: the page above, the pages of the menu, and the cases that a page shows. */
export function checkSitePages({ files, checked, sitePages, data, placeInData }: Read): FileDiagnostic[] {
  const published = files.filter((file) => !isUnpublished(file)).map(({ path }) => path);
  const noPage = (path: string) => ({
    found: path,
    expected: 'adressen på en side, der er ude',
    example: nearest(path, published),
  });
  const parents = new Map(sitePages.map(({ path, page }) => [path, page?.parent]));
  /** Whether a page is `other` or stands above it. */
  const isAbove = (path: string, other: string, steps = parents.size): boolean => {
    const parent = parents.get(other);
    return other === path || (steps > 0 && Boolean(parent) && isAbove(path, `${parent}`, steps - 1));
  };
  const ids = data.cases?.map(({ id }) => id) ?? [];
  return [
    ...sitePages.flatMap(({ page, path, at }) =>
      page?.parent && (isAbove(path, page.parent) || !published.includes(page.parent))
        ? [{ ...at('under'), ...noPage(page.parent) }]
        : [],
    ),
    ...menuPaths(data).flatMap(({ path, place }) =>
      published.includes(path) ? [] : [{ ...placeInData('menu', place), ...noPage(path) }],
    ),
    ...checked.flatMap(({ file, text }) =>
      (data.cases ? (text?.cases ?? []) : [])
        .filter(({ name }) => !ids.includes(name))
        .map(({ name, line }) => {
          const expected = `id på en case i content/data/cases.yaml: ${ids.join(', ')}`;
          return { file, line, where: 'case', found: name, expected, example: nearest(name, ids) };
        }),
    ),
    ...sitePages.flatMap(({ file, page, text }) =>
      page?.language === 'en' && text ? untranslated(file, text.facts) : [],
    ),
    ...sitePages.flatMap(({ file, text }) =>
      text && !text.components.some(isTitle) ? [withoutTitle(file)] : [],
    ),
  ];
}

/** Reports the facts of an English text that are Danish words. */
const untranslated = (file: string, used: Text['facts']): FileDiagnostic[] =>
  used
    .filter(({ name }) => isFactName(name) && !hasEnglish(facts[name]))
    .map(({ name, line }) => {
      const expected = 'et tal eller en pris: dette faktum har danske ord. Skriv dem på engelsk i teksten';
      return { file, line, where: '<Fakta>', found: name, expected };
    });

const isTitle = (name: string) => name === 'Sidehoved' || name === 'UdenForKortet';

const withoutTitle = (file: string): FileDiagnostic => ({
  ...missing(file),
  where: '<Sidehoved>',
  found: 'ingen titel',
  expected: '<Sidehoved> øverst med sidens titel efter #',
  example: componentSpecs.Sidehoved.example,
});

/** Returns the addresses in the menu, each with its place in the data file. */
function menuPaths({ menu }: Read['data']) {
  if (!menu) return [];
  return [
    { path: menu.home.path, place: ['forside', 'side'] },
    ...menu.main.flatMap(({ path, children }, index) => [
      { path, place: ['punkter', index, 'side'] },
      ...children.map((child, at) => ({ path: child.path, place: ['punkter', index, 'under', at, 'side'] })),
    ]),
    ...menu.legal.map(({ path }, index) => ({ path, place: ['nederst', index, 'side'] })),
  ];
}
