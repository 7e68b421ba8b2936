import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** Every picture exists in this size. The link check of the build finds a missing other size. */
const suffix = '-1280.webp';
const publicDirectory = join(import.meta.dirname, '../../public');

type Place = Pick<Problem, 'file' | 'line' | 'where'>;

/** Checks that the picture of an article is drawn. */
export function checkArticlePicture(image: string, place: Place): Problem[] {
  const picture = `billeder/artikler/${image}${suffix}`;
  if (existsSync(join(publicDirectory, picture))) return [];
  return [
    {
      ...place,
      found: `${image}, som ikke er tegnet`,
      expected: 'en tegning i public/billeder/artikler: kør `npm run pictures`',
      example: 'npm run pictures',
    },
  ];
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
