import { assetExists } from './asset-exists.ts';
import { dataExists } from './data-exists.ts';
import { fragmentExists } from './fragment-exists.ts';
import { goodLabel } from './good-label.ts';
import type { LinkCheck, LinkSite, PageProblem } from './link-site.ts';
import { ownAddress } from './own-address.ts';
import { safeOutside } from './safe-outside.ts';
import { targetExists } from './target-exists.ts';

/** What every build checks: that all addresses lead somewhere. */
export const addressChecks: readonly LinkCheck[] = [targetExists, fragmentExists, assetExists];

const allChecks: readonly LinkCheck[] = [...addressChecks, ownAddress, goodLabel, safeOutside, dataExists];

/** Every broken promise of every page. */
export function checkSite(site: LinkSite, checks = allChecks): PageProblem[] {
  return [...site.pages.values()].flatMap((page) =>
    checks.flatMap((check) => check(page, site).map((problem) => ({ file: page.file, ...problem }))),
  );
}
