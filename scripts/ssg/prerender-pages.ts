import { join } from 'node:path';
import { build } from 'vite-react-ssg/node';
import type { Content } from '#src/content/content.ts';
import { normalizePath, pathToFile } from '#src/lib/paths.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { siteConfig } from '../vite/site-config.ts';
import { virtualContent } from '../vite/virtual-content.ts';
import { pageLinks } from './built-links.ts';
import { bundleHash } from './bundle-hash.ts';
import { textTableName, writeDraft } from './draft.ts';
import { keptPages, type PageRecord } from './kept-pages.ts';
import { cleanTemplate, inlineHashes, pageDocument, prerenderShell, renderedPage } from './page-document.ts';
import { pageKeys } from './page-keys.ts';
import { sharingPicture } from './sharing-pictures.ts';
import type { SiteStyles } from './site-styles.ts';
import { builtContent, type TextTable } from './text-table.ts';

type Options = {
  readonly root: string;
  readonly contentDirectory: string;
  /** The folder that the pages and the client's files are written to. */
  readonly draft: string;
  readonly content: Content;
  readonly texts: TextTable;
  readonly styles: SiteStyles;
  /** What is left to do when every page stands in the draft; `unchanged` of them were kept from the last build. */
  readonly finish: (pages: ReadonlyMap<string, PageRecord>, unchanged: number) => Promise<void>;
};

/** Builds the client and writes every page of the route table; what has not changed since the last build is kept. */
export async function prerenderPages(options: Options): Promise<void> {
  const { root, contentDirectory, draft, content, texts, styles, finish } = options;
  const tableFile = join(draft, textTableName);
  await writeDraft(tableFile, JSON.stringify(texts));

  const pages = new Map<string, PageRecord>();
  const kept = keptPages();
  const bundles = bundleHash();
  let unchanged = 0;
  let template: string | undefined;
  let keyOf: (path: string) => string;
  const config = siteConfig(
    root,
    virtualContent(() => builtContent(content, tableFile)),
  );
  await build(
    {
      entry: 'src/main.tsx',
      htmlEntry: 'src/index.html',
      dirStyle: 'flat',
      beastiesOptions: false,
      async includedRoutes(routes) {
        keyOf = await pageKeys({ root, contentDirectory, bundles: bundles.digest(), styles, texts });
        const toRender: string[] = [];
        // Everything the route table names but patterns.
        for (const route of routes.filter((each) => !/[:*]/.test(each))) {
          const path = normalizePath(route);
          const page = kept.get(path, keyOf(path));
          if (page) {
            unchanged++;
            pages.set(path, page.record);
            await writeDraft(join(draft, pathToFile(path)), page.html);
          } else toRender.push(route);
        }
        return toRender;
      },
      onBeforePageRender(_route, indexHtml) {
        template ??= cleanTemplate(indexHtml, styles.fontUrl);
        return prerenderShell;
      },
      onPageRendered(route, html, { initialState }) {
        if (!template) throw new Error('No page can be rendered before the template is read');
        const path = normalizePath(route);
        const render = initialState.page as PageRender;
        if (!render.meta) throw new Error(`The page at ${path} has no <PageHead>`);
        const { inline, page, sheet } = styles.apply(renderedPage(html));
        const document = pageDocument(template, render, page).replace(
          '</head>',
          () => `<style>${inline}</style></head>`,
        );
        const record: PageRecord = {
          links: pageLinks(path, document),
          inline: inlineHashes(document),
          sheet,
          picture: sharingPicture(render.meta),
        };
        pages.set(path, record);
        kept.set(path, keyOf(path), { record, html: document });
        return document;
      },
      // Awaited here: once `build` returns, the prerenderer ends the process after a while.
      onFinished: () => finish(pages, unchanged),
    },
    {
      ...config,
      plugins: [...config.plugins, bundles.plugin],
      configFile: false,
      logLevel: 'error',
      // The draft already holds pictures by now, and was emptied before.
      build: { ...config.build, outDir: draft, emptyOutDir: false },
    },
  );
}
