import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from './problem.ts';

/** Every picture exists in this size. The link check of the build finds a missing other size. */
const suffix = '-1280.webp';
const publicDirectory = join(import.meta.dirname, '../../public');

type Place = Pick<Problem, 'file' | 'line' | 'where'>;

/** Checks that the picture of an article is drawn. */
export function checkArticlePicture(image: string, place: Place): Problem[] {
  const found = `${image}, som ikke er tegnet`;
  return checkWritten(`artikler/${image}`, { ...place, found, expected: 'en tegning' });
}

/** Checks that the picture of a figure, which is in content/billeder, has its sizes for phone and computer. */
export function checkFigurePicture(file: string, place: Place): Problem[] {
  if (!file.endsWith('.webp')) return [];
  const found = `${file}, som mangler sine størrelser`;
  return checkWritten(`indhold/${file.slice(0, -'.webp'.length)}`, { ...place, found, expected: 'billedet' });
}

/** Reports `problem` unless `npm run pictures` has written the picture. */
function checkWritten(picture: string, problem: Problem): Problem[] {
  if (existsSync(join(publicDirectory, 'billeder', picture + suffix))) return [];
  const expected = `${problem.expected} i public/billeder/${dirname(picture)}: kør \`npm run pictures\``;
  return [{ ...problem, expected, example: 'npm run pictures' }];
}

/** Checks that the picture of a case exists. */
export function checkCasePicture(image: string, place: Place): Problem[] {
  const folder = join(publicDirectory, 'billeder/cases');
  if (existsSync(join(folder, image + suffix))) return [];
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
  return [
    {
      ...place,
      found: `"${image}"`,
      expected: `et af billederne i public/billeder/cases: ${names.sort().join(', ')}`,
    },
  ];
}
