import { assetExists } from './asset-exists.ts';
import { fragmentExists } from './fragment-exists.ts';
import { goodLabel } from './good-label.ts';
import type { LinkCheck, LinkSite, PageDiagnostic } from './link-site.ts';
import { safeExternalLink } from './safe-external-link.ts';
import { structuredDataExists } from './structured-data-exists.ts';
import { targetExists } from './target-exists.ts';

const allChecks: readonly LinkCheck[] = [
  targetExists,
  fragmentExists,
  assetExists,
  goodLabel,
  safeExternalLink,
  structuredDataExists,
];

/** Runs the checks on every page and returns all diagnostics. */
export function checkSite(site: LinkSite, checks = allChecks): PageDiagnostic[] {
  return [...site.pages.values()].flatMap((page) =>
    checks.flatMap((check) => check(page, site).map((diagnostic) => ({ file: page.file, ...diagnostic }))),
  );
}
