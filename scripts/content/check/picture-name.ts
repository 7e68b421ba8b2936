import { slugOf } from '../slug.ts';

/** Endings of the pictures in a folder of content/billeder, and how the guide names them. */
const kinds = {
  photos: [/\.(?:webp|png|jpe?g)$/i, '.webp, .png eller .jpg'],
  figures: [/\.(?:webp|png|jpe?g|svg)$/, '.webp, .png eller .jpg (billeder) eller .svg (tegninger)'],
} as const;

/** What to do about a picture in the format of iPhones, which neither browsers nor the build can read. */
export const insteadOfHeic =
  'billedet gemt som JPEG: Åbn det, og gem eller eksportér det som .jpg, eller send det til dig selv med e-mail';

/**
 * Returns what the name of a file of content/billeder, its path in there, must be to be shown; null if it is.
 * `artikler/`, `cases/` and `hold/` hold pictures that front matter and data files name, every other folder the figures of
 * one article.
 */
export function expectedPictureName(name: string): string | null {
  const [folder = '', file, ...deeper] = name.split('/');
  if (file === undefined || deeper.length)
    return 'en fil i en mappe pr. artikel, i artikler, cases eller hold, direkte i content/billeder';
  if (/\.hei[cf]$/i.test(file)) return insteadOfHeic;
  const [ending, endings] = kinds[/^(?:artikler|cases|hold)$/.test(folder) ? 'photos' : 'figures'];
  const isNamed = [folder, file.replace(ending, '')].every((each) => each && each === slugOf(each));
  if (isNamed && ending.test(file)) return null;
  return `et navn med små bogstaver a-z, tal og bindestreg, der ender på ${endings}`;
}
