import { seoSet, websiteSet } from './compared-packages.ts';
import { Packages } from './Packages.tsx';

/** Comparison of the packages of one kind. */
export function PackageComparison({ af }: { af: 'hjemmesider' | 'seo' }) {
  return af === 'seo' ? (
    <Packages set={seoSet} caption="SEO-pakker sammenlignet linje for linje" per="pr. måned" />
  ) : (
    <Packages set={websiteSet} caption="Hjemmesidepakker sammenlignet linje for linje" />
  );
}
