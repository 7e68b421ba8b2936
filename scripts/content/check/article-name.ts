import type { Diagnostic } from '../diagnostic.ts';
import { slugOf } from '../slug.ts';

/** Longest name of an article: longer addresses are cut off where they are shown, and some systems refuse the file. */
const longest = 100;

/** Returns what is wrong with the file name of an article, without `.mdx`, which is its address; null if it is good. */
export function articleNameAdvice(slug: string): Pick<Diagnostic, 'expected' | 'example'> | null {
  if (slug !== slugOf(slug))
    return {
      expected: 'små bogstaver a-z, tal og bindestreg: filnavnet er adressen',
      example: `${slugOf(slug) || 'min-nye-artikel'}.mdx`,
    };
  if (/^(?:404|index)$/.test(slug))
    return {
      expected: 'et andet navn: adressen eller delingsbilledet hører til en af oversigtens egne sider',
      example: `om-${slug}.mdx`,
    };
  if (slug.length > longest)
    return { expected: `et navn på højst ${longest} tegn`, example: 'min-nye-artikel.mdx' };
  return null;
}
