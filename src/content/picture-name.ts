import { slugOf } from './slug-of.ts';

type NameDiagnostic = { readonly expected: string; readonly example?: string };

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** Endings of the pictures in a folder of content/billeder, and how the guide names them. */
const kinds = {
  photos: [/\.(?:webp|png|jpe?g)$/i, '.webp, .png eller .jpg'],
  figures: [/\.(?:webp|svg)$/, '.webp (billeder) eller .svg (tegninger)'],
} as const;

/**
 * Returns what keeps a file of content/billeder, named by its path in there, from being shown; null if nothing does.
 * `cases/` and `hold/` hold pictures that data files name, every other folder the figures of one article.
 */
export function pictureNameDiagnostic(name: string): NameDiagnostic | null {
  const [folder = '', file, ...deeper] = name.split('/');
  if (file === undefined || deeper.length)
    return { expected: 'en fil i en mappe pr. artikel, i cases eller i hold, direkte i content/billeder' };
  const [ending, endings] = kinds[/^(?:cases|hold)$/.test(folder) ? 'photos' : 'figures'];
  const extension = ending.exec(file)?.[0];
  const isNamed = new RegExp(`^${slug}$`).test(folder) && new RegExp(`^${slug}\\.\\w+$`).test(file);
  if (extension && isNamed) return null;
  const [, base = file, written = ''] = /^(.+?)(\.\w+)$/.exec(file) ?? [];
  // A picture in another format must be saved anew, not only named anew.
  const kept = ending.test(written.toLowerCase()) ? written.toLowerCase() : '.webp';
  const example = `${slugOf(folder)}/${slugOf(base) || 'billede'}${kept}`;
  return {
    expected: `et navn med små bogstaver a-z, tal og bindestreg, der ender på ${endings}`,
    example: slugOf(folder) ? example : undefined,
  };
}
