const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** Endings of the pictures in a folder of content/billeder, and how the guide names them. */
const kinds = {
  photos: [/\.(?:webp|png|jpe?g)$/i, '.webp, .png eller .jpg'],
  figures: [/\.(?:webp|svg)$/, '.webp (billeder) eller .svg (tegninger)'],
} as const;

/**
 * Returns what the name of a file of content/billeder, its path in there, must be to be shown; null if it is.
 * `cases/` and `hold/` hold pictures that data files name, every other folder the figures of one article.
 */
export function expectedPictureName(name: string): string | null {
  const [folder = '', file, ...deeper] = name.split('/');
  if (file === undefined || deeper.length)
    return 'en fil i en mappe pr. artikel, i cases eller i hold, direkte i content/billeder';
  const [ending, endings] = kinds[/^(?:cases|hold)$/.test(folder) ? 'photos' : 'figures'];
  const isNamed = new RegExp(`^${slug}$`).test(folder) && new RegExp(`^${slug}\\.\\w+$`).test(file);
  if (isNamed && ending.test(file)) return null;
  return `et navn med små bogstaver a-z, tal og bindestreg, der ender på ${endings}`;
}
