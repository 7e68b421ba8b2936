import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addressFile } from '#src/content/check-published-addresses.ts';
import { formatProblems, ReportError } from '#src/content/problem.ts';
import { type FrontMatterResult, readPages } from '#src/content/read-pages.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { textIndexPath } from '#src/features/article-search/text-index.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { retryFolder } from '#src/lib/load-with-retry.ts';
import { imageHosts } from '#src/site/image-hosts.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { suppressUnhandledRejection } from '../lib/suppress-unhandled-rejection.ts';
import { today } from '../lib/today.ts';
import { addressChecks, checkSite } from '../links/check-site.ts';
import { linkPlaces } from '../links/link-place.ts';
import { linkReport } from '../links/link-report.ts';
import { startTextIndex } from '../search/start-text-index.ts';
import { notFoundFolders } from '../server-config/site-rules.ts';
import { writeServerConfig } from '../server-config/write-server-config.ts';
import { recordAddresses } from '../site-files/record-addresses.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { pageContent } from './page-content.ts';
import { prerenderPages } from './prerender-pages.ts';
import { readTextsAndDrawings } from './read-texts-and-drawings.ts';
import { buildSiteStyles } from './site-styles.ts';
import { assertReplaceable, makeWorkDirectory, publish, removeLeftovers, writeInto } from './staging.ts';
import { createTexts, type Texts } from './texts.ts';
import { startWorkerPool } from './worker-pool.ts';

export type BuildOptions = {
  readonly contentDirectory: string;
  /** Output directory, replaced as a whole once the build has succeeded. */
  readonly outDirectory: string;
};

/**
 * Builds the whole site: reads and checks the content, prerenders every page, then generates the other files.
 * Writes to `outDirectory` only if every step has succeeded.
 * @throws ReportError with the problems of all files, or with the broken links of the pages
 */
export async function buildSite({ contentDirectory, outDirectory }: BuildOptions): Promise<void> {
  const work = await makeWorkDirectory(root);
  const staging = join(work, 'site');
  const startingWorkers = suppressUnhandledRejection(startWorkerPool(work));
  const read = await readPages({ directory: contentDirectory, today: today(), drafts: false });
  const workers = await startingWorkers;
  const texts = createTexts(contentDirectory, workers);

  const checking = suppressUnhandledRejection(checkContent(read, texts, contentDirectory));
  if (read.problems.length) await checking;
  // Not earlier: the workers would wait longer for their first texts, which this thread reads.
  const styles = suppressUnhandledRejection(buildSiteStyles());
  await assertReplaceable(outDirectory);
  const contentForPages = pageContent(read, texts);
  // Texts are compiled while the pages' code is bundled, and pages are rendered while Pagefind indexes the texts.
  globalThis.pageContent = suppressUnhandledRejection(checking.then(() => contentForPages));
  const { articles } = contentForPages.content;
  // Pagefind runs in a separate process, which receives each text as soon as it is rendered.
  const published = new Set(articles.map(({ path }) => path));
  const textIndex = startTextIndex({
    sources: read.articles.flatMap(({ page, source }) => (page && published.has(page.path) ? source : [])),
    articles,
    loadText: contentForPages.loadText,
    directory: join(staging, textIndexPath),
  });

  const prerendering = suppressUnhandledRejection(
    prerenderPages({ work, staging, styles, onPage: textIndex.addPage }),
  );
  const { content, drawings, warnings } = await checking;
  for (const warning of warnings.slice(0, 20)) console.log(`Bemærk: ${warning}`);
  const pages = await prerendering;
  await removeLeftovers(staging);
  const { assets } = await styles;
  for (const [name, source] of assets) await writeInto(join(staging, name), source);
  const records = [...pages.values()];
  for (const [name, svg] of drawings) await writeInto(join(staging, 'billeder/indhold', name), svg);
  const images = records.flatMap(({ image }) => image ?? []);
  const folder = join(staging, 'billeder/deling');
  // Ten images per worker task.
  const batches = Array.from({ length: Math.ceil(images.length / 10) }, (_, index) =>
    images.slice(10 * index, 10 * index + 10),
  );
  await Promise.all([
    ...batches.map((pages) => workers.run('writeOpenGraphImages', { pages, folder })),
    textIndex.written(),
  ]);
  const index = JSON.stringify(searchDocuments(content.articles));
  await writeInto(join(staging, 'artikler/soegeindeks.json'), index);
  const paths = [...pages.keys()].sort();
  const headers = await writeSiteFiles({
    dist: staging,
    content,
    paths,
    indexable: [...pages].flatMap(([path, { image }]) => (image ? path : [])).sort(),
    scriptHashes: records.flatMap(({ inline }) => inline.scripts).sort(),
    styleHashes: records.flatMap(({ inline }) => inline.styles).sort(),
  });
  // Must come after writeSiteFiles, which lists the files of `assets` in `_headers`: the copies need no cache headers.
  await copyScripts(join(staging, 'assets'));
  const site = {
    origin: siteOrigin(),
    pages: new Map(records.map(({ links }) => [links.path, links])),
    files: new Set((await filesIn(staging)).map((file) => `/${file}`)),
    imageHosts,
    redirect: matchRedirect,
  };
  const broken = checkSite(site, addressChecks);
  if (broken.length) throw new ReportError(linkReport(broken, pages.size, linkPlaces(contentDirectory)));
  await publish(staging, outDirectory);
  // Where builds are repeated, nobody would commit the list; and a build for another day is not what is public.
  if (!process.env.CI && !process.env.BUILD_DATE && outDirectory === join(root, 'dist'))
    for (const address of recordAddresses(contentDirectory, paths))
      console.log(`Ny adresse i content/${addressFile}: ${address}`);
  await writeServerConfig(outDirectory, {
    redirects,
    headers,
    notFoundFolders: notFoundFolders(paths),
  });
  console.log(`${pages.size} sider skrevet til ${outDirectory.replace(`${root}/`, '')}/`);
  await workers.stop();
}

/** @throws ReportError with the problems of all files */
async function checkContent(read: FrontMatterResult, texts: Texts, contentDirectory: string) {
  const { content, drawings, problems, warnings } = await readTextsAndDrawings(read, texts, contentDirectory);
  if (!content || problems.length) throw new ReportError(formatProblems(problems));
  return { content, drawings, warnings };
}

/**
 * Copies every script to a second URL. Browsers cache a failed module load: importing the same URL again fails without
 * a request. A retry therefore loads the copy, whose relative imports also resolve to copies.
 */
async function copyScripts(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (name.endsWith('.js')) await cp(join(assets, name), join(assets, retryFolder, name));
  }
}
