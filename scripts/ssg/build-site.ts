import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '#src/content/problem.ts';
import { type PagesResult, readPages, readTexts } from '#src/content/read-content.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { textIndexPath } from '#src/features/article-search/text-index.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { retryFolder } from '#src/lib/load-with-retry.ts';
import { imageHosts } from '#src/site/image-hosts.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { filesIn } from '../files-in.ts';
import { addressChecks, checkSite } from '../links/check-site.ts';
import { linkReport } from '../links/link-report.ts';
import { root } from '../root.ts';
import { articleTexts } from '../search/article-texts.ts';
import { startTextIndex } from '../search/start-text-index.ts';
import { notFoundFolders } from '../server-config/site-rules.ts';
import { writeServerConfig } from '../server-config/write-server-config.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { suppressUnhandledRejection } from '../suppress-unhandled-rejection.ts';
import { today } from '../vite/today.ts';
import { provideContent } from '../vite/virtual-content.ts';
import { writeDrawings } from './drawings.ts';
import { drawOpenGraphImages } from './open-graph-images.ts';
import { pageContent } from './page-content.ts';
import type { InlineHashes } from './page-document.ts';
import { linkPage } from './page-links.ts';
import { prerenderPages } from './prerender-pages.ts';
import { buildSiteStyles } from './site-styles.ts';
import { makeWorkDirectory, publish, refuseForeignFolder, removeLeftovers, writeInto } from './staging.ts';
import { createTexts, type Texts } from './texts.ts';
import { startWorkerPool } from './worker-pool.ts';

export type BuildOptions = {
  readonly contentDirectory: string;
  /** Where the finished site goes; replaced as a whole, and only by a build that succeeded. */
  readonly outDirectory: string;
};

/**
 * Builds the whole site: content read and checked first, then every page prerendered, then the files beside them.
 * Nothing is written to `outDirectory` unless all of it succeeded.
 * @throws ContentError with every problem of every file
 */
export async function buildSite({ contentDirectory, outDirectory }: BuildOptions): Promise<void> {
  const work = await makeWorkDirectory(root);
  // It becomes the site only when all of it has succeeded.
  const staging = join(work, 'site');
  const starting = suppressUnhandledRejection(startWorkerPool(work));
  const styles = suppressUnhandledRejection(buildSiteStyles());
  const read = await readPages({ directory: contentDirectory, today: today(), drafts: false });
  const workers = await starting;
  const texts = createTexts(contentDirectory, workers);

  // Texts are compiled while pages are rendered: each page waits for its own, and the first one with a problem ends both.
  const checking = suppressUnhandledRejection(checkContent(read, texts));
  if (read.problems.length) await checking;
  await refuseForeignFolder(outDirectory);
  const forPages = pageContent(read, texts, checking);
  provideContent(Promise.resolve(forPages));
  const { articles } = forPages.content;
  // Pagefind has a process of its own, to which each text goes as soon as it is rendered.
  const published = new Set(articles.map(({ path }) => path));
  const textIndex = startTextIndex({
    sources: read.articles.flatMap(({ page, source }) => (page && published.has(page.path) ? source : [])),
    articles: articleTexts(articles, forPages.loadText),
    directory: join(staging, textIndexPath),
  });

  const prerendering = prerenderPages({ work, staging, styles, onPage: textIndex.addPage });
  const pages = await Promise.race([prerendering, checking.then(() => prerendering)]);

  const { content, notes } = await checking;
  for (const note of notes.slice(0, 20)) console.log(`Bemærk: ${note}`);
  await removeLeftovers(staging);
  const { assets } = await styles;
  for (const [name, source] of assets) await writeInto(join(staging, name), source);
  const records = [...pages.values()];
  await writeDrawings(contentDirectory, staging);
  await Promise.all([
    drawOpenGraphImages(
      records.flatMap(({ image }) => image ?? []),
      join(staging, 'billeder/deling'),
      workers,
    ),
    textIndex.written(),
  ]);
  const index = JSON.stringify(searchDocuments(content.articles));
  await writeInto(join(staging, 'artikler/soegeindeks.json'), index);
  const hashes = (kind: keyof InlineHashes) =>
    [...new Set(records.flatMap(({ inline }) => inline[kind]))].sort();
  const paths = [...pages.keys()].sort();
  const headers = await writeSiteFiles({
    dist: staging,
    content,
    origin: siteOrigin(),
    paths,
    indexable: [...pages].flatMap(([path, { image }]) => (image ? path : [])).sort(),
    scriptHashes: hashes('scripts'),
    styleHashes: hashes('styles'),
  });
  // After the rules for the other files are written: the copies need no caching, and no page names them.
  await copyScripts(join(staging, 'assets'));
  const linked = records.map((record) => linkPage(record.links));
  const site = {
    origin: siteOrigin(),
    pages: new Map(linked.map((page) => [page.path, page])),
    files: new Set((await filesIn(staging)).map((file) => `/${file}`)),
    imageHosts,
    redirect: matchRedirect,
  };
  const broken = checkSite(site, addressChecks);
  if (broken.length) throw new Error(linkReport(broken, pages.size));
  await publish(staging, outDirectory);
  await writeServerConfig(outDirectory, {
    redirects,
    headers,
    notFoundFolders: notFoundFolders(paths),
  });
  const folder = outDirectory.replace(`${root}/`, '');
  console.log(`${pages.size} sider skrevet til ${folder}/`);
  await workers.stop();
}

/** @throws ContentError with every problem of every file */
async function checkContent(read: PagesResult, texts: Texts) {
  const { content, problems, notes } = await readTexts(read, texts.compile);
  if (!content || problems.length) throw new ContentError(problems);
  return { content, notes };
}

/**
 * Browsers remember that a module failed to load: asked again for the same address they fail without a request. So
 * every script has a second address, where it and all that it imports can be had anew.
 */
async function copyScripts(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    if (name.endsWith('.js')) await cp(join(assets, name), join(assets, retryFolder, name));
  }
}
