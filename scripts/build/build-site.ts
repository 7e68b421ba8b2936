import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { build } from 'vite-react-ssg/node';
import { formatDiagnostics, ReportError } from '#src/content/diagnostic.ts';
import { searchIndexPath } from '#src/features/article-search/search-index.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { openGraphImagePath } from '#src/seo/open-graph-image.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import config, { content } from '../../vite.config.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { checkBuiltLinks } from '../links/check-built-links.ts';
import { linkReport } from '../links/link-report.ts';
import { type LinkPage, readPage } from '../links/read-page.ts';
import { openGraphImage, openGraphPage } from '../open-graph/open-graph-image.ts';
import { htaccess } from '../server-config/htaccess.ts';
import { nginxConf } from '../server-config/nginx-conf.ts';
import { notFoundFolders, type SiteRules } from '../server-config/site-rules.ts';
import { addressFile, goneAddresses } from '../site-files/published-addresses.ts';
import { redirectDiagnostics } from '../site-files/redirect-diagnostics.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { finishPage } from './page-html.ts';
import { mainOf, type PageSection, pageSections } from './page-sections.ts';
import { searchIndex } from './search-index.ts';
import { removeUnshownPictures } from './shown-pictures.ts';
import { sizeWarnings } from './size-warnings.ts';
import { removeLeftovers, stagingFor, writeInto } from './staging.ts';

/** What the files beside the pages are made from. */
type BuiltPage = {
  readonly links: LinkPage;
  readonly sections: readonly PageSection[];
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Whether search engines should list it under its own URL. */
  readonly isIndexed: boolean;
};

/**
 * Builds the whole site: vite-react-ssg checks the content and renders the pages, then the other files are made from
 * them. Replaces `outDirectory` as a whole, once every step has succeeded.
 * @throws ReportError with the diagnostics of all files, or with the broken links of the pages
 */
export async function buildSite(outDirectory: string): Promise<void> {
  const { directory: staging, publish } = stagingFor(outDirectory);
  const pages = new Map<string, BuiltPage>();
  let stylesheet: string | undefined;
  let isRendering = false;
  // vite-react-ssg ends by deleting the folder that every build of this copy renders from.
  process.once('exit', (code) => {
    if (code && isRendering && !existsSync(join(root, '.vite-react-ssg-temp')))
      console.error(
        'Et andet byggeri blev færdigt imens og slettede det, dette læste. Byg igen, ét ad gangen.',
      );
  });

  await build(
    {
      async onBeforePageRender(_route, template) {
        isRendering = true;
        stylesheet ??= await findStylesheet(staging);
        return template;
      },
      async onPageRendered(route, html, { initialState }) {
        const path = normalizePath(route);
        const render = initialState.page as PageRender;
        if (!render.meta || !stylesheet) throw new Error(`${path} has no <PageHead>`);
        const page = finishPage(html, render, stylesheet);
        const image = openGraphPage(render.meta);
        // Drawn in other threads, while the next pages are rendered.
        if (image) await writeInto(join(staging, openGraphImagePath(path)), await openGraphImage(image));
        pages.set(path, {
          links: readPage(path, page.document),
          scriptHashes: page.scriptHashes,
          styleHashes: page.styleHashes,
          sections: pageSections(mainOf(page.document)),
          isIndexed: image !== null,
        });
        return page.html;
      },
      async onFinished() {
        isRendering = false;
        const rules = await finishSite(staging, pages);
        await publish();
        await writeInto(join(`${outDirectory}-config`, 'nginx.conf'), nginxConf(rules));
        await writeInto(join(`${outDirectory}-config`, '.htaccess'), htaccess(rules));
        console.log(`${pages.size} sider skrevet til ${outDirectory.replace(`${root}/`, '')}/`);
      },
    },
    {
      ...(config as InlineConfig),
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, outDir: staging, emptyOutDir: true },
    },
  ).catch((error: unknown) => {
    throw content.report() ?? error;
  });
}

async function findStylesheet(staging: string): Promise<string> {
  const sheets = (await filesIn(staging)).filter((file) => file.endsWith('.css'));
  if (sheets.length !== 1) throw new Error(`The site must have one style sheet, not ${sheets.join(', ')}`);
  return `/${sheets[0]}`;
}

/** Writes the files that are made from all pages, and checks the links. Returns what a web server needs to know. */
async function finishSite(staging: string, pages: ReadonlyMap<string, BuiltPage>): Promise<SiteRules> {
  const { content: articlesAndData, drawings, warnings } = content.checked();
  if (!articlesAndData) throw new Error('The content has diagnostics');
  await removeLeftovers(staging);
  for (const [name, svg] of drawings) await writeInto(join(staging, 'billeder/indhold', name), svg);
  const built = [...pages.values()];
  await writeInto(
    join(staging, searchIndexPath),
    searchIndex(articlesAndData, (path) => pages.get(path)?.sections ?? []),
  );
  const paths = [...pages.keys()].sort();
  const list = await readFile(join(content.directory, addressFile), 'utf8').catch(() => '');
  const diagnostics = [
    ...redirectDiagnostics(redirects, paths),
    ...goneAddresses(list, new Set(paths), matchRedirect),
  ];
  if (diagnostics.length) throw new ReportError(formatDiagnostics(diagnostics));
  const headers = await writeSiteFiles({
    dist: staging,
    content: articlesAndData,
    indexable: paths.filter((path) => pages.get(path)?.isIndexed),
    scriptHashes: built.flatMap(({ scriptHashes }) => scriptHashes).sort(),
    styleHashes: built.flatMap(({ styleHashes }) => styleHashes).sort(),
  });
  const linkPages = built.map(({ links }) => links);
  await removeUnshownPictures(staging, await filesIn(staging), linkPages);
  const files = await filesIn(staging);
  const broken = checkBuiltLinks(linkPages, files);
  if (broken.length)
    throw new ReportError(await linkReport(broken, { content: content.directory, src: join(root, 'src') }));
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await stat(join(staging, file))).size] as const),
  );
  for (const warning of [...warnings, ...sizeWarnings(new Map(sizes))]) console.log(`Bemærk: ${warning}`);
  return { redirects, headers, notFoundFolders: notFoundFolders(paths) };
}
