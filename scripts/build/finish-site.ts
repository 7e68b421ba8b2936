import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { searchIndexPath } from '#src/features/article-search/search-index.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { redirects } from '#src/site/redirects.ts';
import { contentDirectory, siteContent } from '../content/site-content.ts';
import { receiverDiagnostics } from '../environment/check-environment.ts';
import { copiedPages } from '../lib/copied-pages.ts';
import { formatDiagnostic, formatDiagnostics, ReportError } from '../lib/diagnostic.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { writeInto } from '../lib/write-into.ts';
import { checkBuiltLinks } from '../links/check-built-links.ts';
import { checkRedirects } from '../links/check-redirects.ts';
import { placeLinks } from '../links/place-links.ts';
import { addressFile, goneAddresses } from '../links/published-addresses.ts';
import type { LinkPage } from '../links/read-page.ts';
import type { SiteRules } from '../server-config/server-config.ts';
import { type SitePage, writeSiteFiles } from '../site-files/write-site-files.ts';
import { searchIndex } from './build-search-index.ts';
import type { PageSection } from './page-sections.ts';
import { lostPublicFiles } from './public-files.ts';
import { removeUnshownPictures } from './shown-pictures.ts';
import { sizeWarnings } from './size-warnings.ts';

/** What the files beside the pages are made from. */
export type BuiltPage = SitePage & {
  readonly links: LinkPage;
  readonly sections: readonly PageSection[];
};

/**
 * Writes the files that are made from all pages, and checks the links. Returns what a web server needs to know.
 * @throws ReportError with all that is wrong with addresses, files and links
 */
export async function finishSite(staging: string, pages: ReadonlyMap<string, BuiltPage>): Promise<SiteRules> {
  const { content, drawings, warnings } = await siteContent();
  if (!content) throw new Error('The content has diagnostics');
  // What Vite and vite-react-ssg leave: a manifest, the folder of the template, and data of pages without a loader.
  for (const name of await readdir(staging))
    if (/^(?:\.vite|src|static-loader-data.*)$/.test(name))
      await rm(join(staging, name), { recursive: true });
  for (const [name, { svg }] of drawings) await writeInto(join(staging, 'billeder/indhold', name), svg);
  const built = [...pages.values()];
  await writeInto(
    join(staging, searchIndexPath),
    searchIndex(content, (path) => pages.get(path)?.sections ?? []),
  );
  const paths = [...pages.keys()].sort();
  const list = await readFile(join(contentDirectory, addressFile), 'utf8').catch(() => '');
  const diagnostics = [
    ...checkRedirects(redirects, paths),
    ...goneAddresses(list, new Map(built.map(({ links }) => [links.path, links.ids])), matchRedirect),
  ];
  const copied = await copiedPages();
  const headers = await writeSiteFiles(staging, content, pages, copied);
  const lost = await lostPublicFiles(staging, join(root, 'public'));
  const linkPages = built.map(({ links }) => links);
  await removeUnshownPictures(staging, await filesIn(staging), linkPages);
  const files = await filesIn(staging);
  const broken = checkBuiltLinks([...linkPages, targetsOf(redirects)], files);
  const reports = [
    diagnostics.length + broken.length > 0 &&
      formatDiagnostics([
        ...diagnostics,
        ...(await placeLinks(broken, { content: contentDirectory, src: join(root, 'src') })),
      ]),
    lost.join('\n'),
    receiverDiagnostics(process.env, paths).join('\n'),
  ].filter(Boolean);
  if (reports.length) throw new ReportError(reports.join('\n\n'));
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await stat(join(staging, file))).size] as const),
  );
  for (const warning of [...warnings.map(formatDiagnostic), ...sizeWarnings(new Map(sizes))])
    console.log(`Bemærk: ${warning}`);
  return { redirects, headers, paths, copied };
}

/** The targets of redirects are checked as the links of a page. */
const targetsOf = (table: typeof redirects): LinkPage => ({
  path: '/_redirects',
  file: '_redirects',
  ids: new Set(),
  repeatedIds: [],
  links: [...new Set(table.map(({ to }) => to))].map((href) => ({ href, text: '' })),
  assets: [],
});
