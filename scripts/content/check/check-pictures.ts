import { existsSync } from 'node:fs';
import { resizedPath } from '#src/content/resized-path.ts';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { References } from '../mdx/references.ts';
import { nearest } from '../nearest.ts';
import type { Pictures } from '../read-pictures.ts';
import { writtenPicture } from '../resized-pictures.ts';

type Place = Pick<Diagnostic, 'file' | 'line' | 'where'>;

const run = { expected: 'et billede, som `npm run pictures` har lavet', example: 'npm run pictures' };
const unsized = (name: string) => ({ found: `${name}, som mangler sine størrelser`, ...run });

/**
 * Checks that the pictures of a text exist, among them those of cases. In a published text, they must have their sizes for
 * phone and computer.
 */
export function checkFigures(
  file: string,
  figures: References['pictures'],
  { names, unsized: waiting }: Pictures,
  cases: ReadonlySet<string> | null,
  isPublished: boolean,
): Diagnostic[] {
  return figures.flatMap(({ file: name, line }): Diagnostic[] => {
    const place = { file, line, where: '<Figur billede>' };
    if (names.has(name)) return isPublished && waiting.has(name) ? [{ ...place, ...unsized(name) }] : [];
    // Any case may be meant while the data is invalid.
    const isCase = name.startsWith('cases/') && cases?.has(name) !== false;
    if (isCase || isExternalPicture(name)) return [];
    const expected = 'en fil, der findes i content/billeder: mappe/navn.svg, .webp, .png eller .jpg';
    return [{ ...place, found: name, expected, example: nearest(name, [...names]) }];
  });
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
