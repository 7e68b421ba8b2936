import { existsSync } from 'node:fs';
import { resizedPath } from '#src/content/resized-path.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadFiles } from '../read-files.ts';
import type { Pictures } from '../read-pictures.ts';
import { writtenPicture } from '../resized-pictures.ts';

/** A picture that a field names, without its ending, in a folder of content/billeder. */
type Named = {
  readonly folder: string;
  readonly image: string;
  readonly place: Place;
};

const unsized = (name: string) => ({
  found: `${name}, som mangler sine størrelser`,
  expected: 'et billede, som `npm run pictures` har lavet',
  example: 'npm run pictures',
});

/**
 * Checks that the pictures of texts and of data exist. In a published text, and in data, they must have their sizes for phone
 * and computer.
 */
export function checkPictures(read: ReadFiles): Diagnostic[] {
  const named = namedIn(read);
  return [...checkFigures(read, named), ...named.flatMap((each) => checkNamed(each, read.pictures))];
}

/** Returns the pictures that the fields of articles and data name. */
function namedIn({ checkedArticles, data: { cases = [], team = [] }, placeInData }: ReadFiles): Named[] {
  return [
    ...checkedArticles.flatMap(({ page, at }) =>
      page ? { folder: 'artikler', image: page.image, place: at('billede') } : [],
    ),
    ...cases.flatMap(({ image, closeUps }, index) => {
      const named = (image: string, ...field: PropertyKey[]) => {
        const place = placeInData('cases', ['poster', index, ...field, 'billede']);
        return { folder: 'cases', image, place };
      };
      return [named(image), ...closeUps.map((each, at) => named(each.image, 'udsnit', at))];
    }),
    ...team.flatMap(({ image }, index) => {
      const place = placeInData('hold', ['poster', index, 'billede']);
      return image ? { folder: 'hold', image, place } : [];
    }),
  ];
}

function checkNamed({ folder, image, place }: Named, { names, unsized: waiting }: Pictures): Diagnostic[] {
  const source = [...names].find((name) => resizedPath(name) === `${folder}/${image}`);
  if (source) return waiting.has(source) ? [{ ...place, ...unsized(source) }] : [];
  if (existsSync(writtenPicture(`${folder}/${image}`))) return [];
  return [{ ...place, found: `"${image}"`, expected: `et billede, der ligger i content/billeder/${folder}` }];
}

/** Checks the pictures in the texts, among them those of cases. */
function checkFigures({ files, checked, data, pictures }: ReadFiles, named: readonly Named[]): Diagnostic[] {
  const published = new Set(checked.map(({ path }) => path));
  // Any case may be meant while the data is invalid.
  const isCase = (name: string) =>
    name.startsWith('cases/') &&
    (!data.cases || named.some(({ folder, image }) => name === `${folder}/${image}.webp`));
  return files.flatMap(({ file, path, text }) =>
    (text?.pictures ?? []).flatMap(({ file: name, line }): Diagnostic[] => {
      const place = { file, line, where: '<Figur billede>' };
      if (pictures.names.has(name))
        return published.has(path) && pictures.unsized.has(name) ? [{ ...place, ...unsized(name) }] : [];
      if (isCase(name) || isExternalPicture(name)) return [];
      const expected = 'en fil, der findes i content/billeder: mappe/navn.svg, .webp, .png eller .jpg';
      return [{ ...place, found: name, expected, example: nearest(name, [...pictures.names]) }];
    }),
  );
}
