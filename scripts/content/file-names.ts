import { namedPictures } from '#src/content/resized-path.ts';
import { paths, priceGuide } from '#src/site/pages.ts';
import type { FileDiagnostic } from '../lib/diagnostic.ts';
import { slugOf } from './slug.ts';

/** What the name of a file must be. */
export type NameDiagnostic = Pick<FileDiagnostic, 'expected' | 'example'>;

/** Names whose address, or picture for sharing, is that of another page or file, by the folder of a text. */
export const takenNames = {
  artikler: ['404', 'index'],
  sider: ['assets', 'billeder', 'soegning', 'index', priceGuide.slug],
};

/** Returns what is wrong with the file name of a text, without `.mdx`, which is its address; null if it is good. */
export function nameDiagnostic(slug: string, taken: readonly string[]): NameDiagnostic | null {
  if (taken.includes(slug))
    return { expected: 'et andet navn: adressen er optaget', example: `om-${slug}.mdx` };
  if (slug === slugOf(slug)) return null;
  const expected = 'små bogstaver a-z, tal og bindestreg: filnavnet er adressen';
  return { expected, example: `${slugOf(slug) || 'min-nye-tekst'}.mdx` };
}

/** What to do about a picture in the format of iPhones, which neither browsers nor the build can read. */
export const insteadOfHeic =
  'billedet gemt som JPEG: Åbn det, og gem eller eksportér det som .jpg, eller send det til dig selv med e-mail';

/** Returns what the name of a file of content/billeder, its path in there, must be to be shown; null if it is. */
export function expectedPictureName(name: string): string | null {
  const [folder = '', file, ...deeper] = name.split('/');
  if (file === undefined || deeper.length)
    return 'en fil i en mappe pr. artikel, i artikler, cases eller hold, direkte i content/billeder';
  if (/\.hei[cf]$/i.test(file)) return insteadOfHeic;
  const isFigure = !namedPictures.test(name);
  // Only figures are named with their ending.
  const ending = isFigure ? /\.(?:webp|png|jpe?g|svg)$/ : /\.(?:webp|png|jpe?g)$/i;
  const isNamed = [folder, file.replace(ending, '')].every((each) => each && each === slugOf(each));
  const endings = `.webp, .png eller .jpg${isFigure ? ' (billeder) eller .svg (tegninger)' : ''}`;
  return isNamed && ending.test(file)
    ? null
    : `et navn med små bogstaver a-z, tal og bindestreg, der ender på ${endings}`;
}

const folders = ['artikler', 'billeder', 'cases', 'data', 'juridisk', 'sider'];

/** Returns what must lie in content/ in place of a name; null for what may. `.txt` files are lists, and the `.lock` file is that of the pictures. */
export function expectedRootName(name: string): string | null {
  const isKnown = [...folders, 'README.md'].includes(name.replace(/\/$/, '')) || /\.(?:txt|lock)$/.test(name);
  return isKnown ? null : `en fil i en af mapperne ${folders.join(', ')}`;
}

/** Addresses of the pages whose file is named otherwise. */
const pagePaths = new Map([
  ['forside', paths.home],
  ['artikler-404', paths.unknownArticle],
]);

/** Returns the address of the page in a file of `content/sider`. */
export const pagePathOf = (slug: string): string => pagePaths.get(slug) ?? `/${slug}`;

/** Returns the name of the file, without ending, of the page at an address. */
export const pageFileOf = (path: string): string =>
  [...pagePaths].find(([, address]) => address === path)?.[0] ?? path.slice(1);
