import { seoPackages } from '#src/site/packages.ts';
import { Packages } from './Packages.tsx';

/** The three SEO packages, prices by the month. */
export function SeoPackages() {
  return <Packages set={seoPackages} caption="SEO-pakker sammenlignet linje for linje" per="pr. måned" />;
}
