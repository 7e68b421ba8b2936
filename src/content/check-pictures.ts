import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';
import type { Pictures } from './read-pictures.ts';
import { resizedPath } from './resized-pictures.ts';

/** Every picture exists in this size. The link check of the build finds a missing other size. */
const suffix = '-1280.webp';
/** The same of the pictures that data files name. */
const largest = { cases: '-1280.webp', hold: '-816.webp' } as const;
const publicDirectory = join(import.meta.dirname, '../../public');

type Place = Pick<Diagnostic, 'file' | 'line' | 'where'>;

/** Checks that the picture of an article is drawn. */
export function checkArticlePicture(image: string, place: Place): Diagnostic[] {
  const found = `${image}, som ikke er tegnet`;
  return checkWritten(`artikler/${image}`, { ...place, found, expected: 'en tegning' });
}

/** Checks that the picture of a figure, which is in content/billeder, has its sizes for phone and computer. */
export function checkFigurePicture(name: string, place: Place, { changed }: Pictures): Diagnostic[] {
  if (!name.endsWith('.webp')) return [];
  const missing = checkWritten(resizedPath(name), {
    ...place,
    found: `${name}, som mangler sine størrelser`,
    expected: 'billedet',
  });
  return missing.length ? missing : checkUnchanged(name, place, changed);
}

/** Reports `diagnostic` unless `npm run pictures` has written the picture. */
function checkWritten(picture: string, diagnostic: Diagnostic): Diagnostic[] {
  if (existsSync(join(publicDirectory, 'billeder', picture + suffix))) return [];
  const expected = `${diagnostic.expected} i public/billeder/${dirname(picture)}: kør \`npm run pictures\``;
  return [{ ...diagnostic, expected, example: 'npm run pictures' }];
}

/** Checks that the sizes of a picture in content/billeder are not those of the picture that it replaces. */
function checkUnchanged(name: string, place: Place, changed: ReadonlySet<string>): Diagnostic[] {
  if (!changed.has(name)) return [];
  const found = `${name}, som mangler sine størrelser: dem, der er, er af et tidligere billede`;
  const expected = `nye størrelser i public/billeder/${dirname(resizedPath(name))}: kør \`npm run pictures\``;
  return [{ ...place, found, expected, example: 'npm run pictures' }];
}

/** Checks that a picture that a data file names exists, and was made from the one in content/billeder, if there is one. */
export function checkDataPicture(
  folder: keyof typeof largest,
  image: string,
  place: Place,
  { names, changed }: Pictures,
): Diagnostic[] {
  const written = join(publicDirectory, 'billeder', folder);
  const known = (existsSync(written) ? readdirSync(written) : [])
    .filter((name) => name.endsWith(largest[folder]))
    .map((name) => name.slice(0, -largest[folder].length));
  const [source] = [...names].filter((name) => resizedPath(name) === `${folder}/${image}`);
  if (known.includes(image)) return source ? checkUnchanged(source, place, changed) : [];
  if (source) {
    const found = `${source}, som mangler sine størrelser`;
    const expected = `billedet i public/billeder/${folder}: kør \`npm run pictures\``;
    return [{ ...place, found, expected, example: 'npm run pictures' }];
  }
  const expected = known.length
    ? `et af billederne i public/billeder/${folder}: ${known.sort().join(', ')}`
    : `et billede, der ligger i content/billeder/${folder}`;
  return [{ ...place, found: `"${image}"`, expected }];
}
