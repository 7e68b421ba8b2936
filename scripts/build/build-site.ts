import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { build } from 'vite-react-ssg/node';
import { normalizePath } from '#src/lib/paths.ts';
import { isIndexed } from '#src/seo/is-indexed.ts';
import { openGraphImagePath } from '#src/seo/open-graph-image-path.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import config from '../../vite.config.ts';
import { siteContent } from '../content/site-content.ts';
import { formatDiagnostics, ReportError } from '../lib/diagnostic.ts';
import { filesIn } from '../lib/files-in.ts';
import { root } from '../lib/root.ts';
import { writeInto } from '../lib/write-into.ts';
import { readPage } from '../links/read-page.ts';
import { drawOpenGraphImage } from '../open-graph/draw-open-graph-image.ts';
import { serverConfigs } from '../server-config/server-config.ts';
import { checkSiteValues } from '../site-values/check-site-values.ts';
import { type BuiltPage, finishSite } from './finish-site.ts';
import { finishPage } from './page-html.ts';
import { pageSections } from './page-sections.ts';
import { stagingFor } from './staging.ts';

/**
 * Builds the whole site: the content is read and checked, vite-react-ssg renders the pages, and the other files are made
 * from them. Replaces `outDirectory` as a whole, once every step has succeeded.
 * @throws ReportError with all that is wrong with the content, or with the finished pages
 */
export async function buildSite(outDirectory: string): Promise<void> {
  const diagnostics = [...checkSiteValues(), ...(await siteContent()).diagnostics];
  if (diagnostics.length) throw new ReportError(formatDiagnostics(diagnostics));
  const { directory: staging, publish } = stagingFor(outDirectory);
  const pages = new Map<string, BuiltPage>();
  let stylesheet: string | undefined;

  await build(
    {
      async onPageRendered(route, html, { initialState }) {
        const path = normalizePath(route);
        const render = initialState.page as PageRender;
        stylesheet ??= (await filesIn(staging)).find((file) => /^assets\/.+\.css$/.test(file));
        if (!render.meta) throw new Error(`${path} has no <PageHead>`);
        const page = finishPage(html, render, `/${stylesheet}`);
        // Drawn in other threads, while the next pages are rendered.
        if (isIndexed(render.meta))
          await writeInto(join(staging, openGraphImagePath(path)), await drawOpenGraphImage(render.meta));
        pages.set(path, {
          links: readPage(path, page.document),
          scriptHashes: page.scriptHashes,
          styleHashes: page.styleHashes,
          sections: pageSections(page.document),
          isIndexed: isIndexed(render.meta),
        });
        return page.html;
      },
      async onFinished() {
        const rules = await finishSite(staging, pages);
        const configs = Object.entries(serverConfigs(rules));
        publish();
        for (const [name, text] of configs) await writeInto(join(`${outDirectory}-config`, name), text);
        console.log(`${pages.size} sider skrevet til ${outDirectory.replace(`${root}/`, '')}/`);
      },
    },
    {
      ...(config as InlineConfig),
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, outDir: staging, emptyOutDir: true },
    },
  );
}
