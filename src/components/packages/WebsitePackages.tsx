import { websitePackages } from '#src/site/packages.ts';
import { Packages } from './Packages.tsx';

/** The three website packages, one-off prices. */
export function WebsitePackages() {
  return <Packages set={websitePackages} caption="Hjemmesidepakker sammenlignet linje for linje" />;
}
