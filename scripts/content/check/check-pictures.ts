import { existsSync } from 'node:fs';
import { resizedPath } from '#src/content/resized-path.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadFiles } from '../read-content.ts';
import type { Pictures } from '../read-pictures.ts';
import { writtenPicture } from '../resized-pictures.ts';

const unsized = (name: string) => ({
  found: `${name}, som mangler sine størrelser`,
  expected: 'et billede, som `npm run pictures` har lavet',
  example: 'npm run pictures',
});

/**
 * Checks that the pictures of texts exist, among them those of cases. In a published text, they must have their sizes for
 * phone and computer, and so must the picture of an article.
 */
export function checkPictures({ files, shown, data, pictures }: ReadFiles): Diagnostic[] {
  const paths = new Set(shown.map(({ path }) => path));
  const ofCases = data?.cases.flatMap(({ image, closeUps }) => [
    image,
    ...closeUps.map((each) => each.image),
  ]);
  const figures = files.flatMap(({ file, path, text }) =>
    (text?.pictures ?? []).flatMap(({ file: name, line }): Diagnostic[] => {
      const place = { file, line, where: '<Figur billede>' };
      if (pictures.names.has(name))
        return paths.has(path) && pictures.unsized.has(name) ? [{ ...place, ...unsized(name) }] : [];
      // Any case may be meant while the data is invalid.
      const isCase =
        name.startsWith('cases/') && ofCases?.some((each) => name === `cases/${each}.webp`) !== false;
      if (isCase || isExternalPicture(name)) return [];
      const expected = 'en fil, der findes i content/billeder: mappe/navn.svg, .webp, .png eller .jpg';
      return [{ ...place, found: name, expected, example: nearest(name, [...pictures.names]) }];
    }),
  );
  const images = shown.flatMap(({ file, page, lineOf }) => {
    const place = { file, line: lineOf('billede'), where: 'billede' };
    return 'image' in page ? checkNamedPicture('artikler', page.image, place, pictures) : [];
  });
  return [...figures, ...images];
}

/** Checks that a picture that an article or a data file names exists, with its sizes. */
export function checkNamedPicture(
  folder: 'artikler' | 'cases' | 'hold',
  image: string,
  place: Place,
  { names, unsized: waiting }: Pictures,
): Diagnostic[] {
  const source = [...names].find((name) => resizedPath(name) === `${folder}/${image}`);
  if (source) return waiting.has(source) ? [{ ...place, ...unsized(source) }] : [];
  if (existsSync(writtenPicture(`${folder}/${image}`))) return [];
  return [{ ...place, found: `"${image}"`, expected: `et billede, der ligger i content/billeder/${folder}` }];
}
