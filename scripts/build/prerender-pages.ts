import { join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { build } from 'vite-react-ssg/node';
import type { Content } from '#src/content/content.ts';
import { normalizePath, pathToFile } from '#src/lib/paths.ts';
import { siteConfig } from '../vite/site-config.ts';
import { virtualContent } from '../vite/virtual-content.ts';
import type { Styles } from './build-styles.ts';
import { pageLinks } from './built-links.ts';
import { bundleHash } from './bundle-hash.ts';
import { textTableName, writeDraft } from './draft.ts';
import { finishPage } from './finish-page.ts';
import { splitTemplate, type Template, wholePage } from './html-template.ts';
import { keptPages, type PageRecord } from './kept-pages.ts';
import { pageKeys } from './page-keys.ts';
import { sharingPicture } from './sharing-pictures.ts';
import { builtContent, type TextTable } from './text-table.ts';

type Options = {
  readonly root: string;
  readonly contentDirectory: string;
  /** The folder that the pages and the client's files are written to. */
  readonly draft: string;
  readonly content: Content;
  readonly texts: TextTable;
  readonly styles: Styles;
  /** What is left to do when every page stands in the draft; `unchanged` of them were kept from the last build. */
  readonly finish: (pages: ReadonlyMap<string, PageRecord>, unchanged: number) => Promise<void>;
};

/** Builds the client and writes every page of the route table; what has not changed since the last build is kept. */
export async function prerenderPages(options: Options): Promise<void> {
  const { root, contentDirectory, draft, content, texts, styles, finish } = options;
  const fontFile = [...styles.assets.keys()].find((name) => name.endsWith('.woff2'));
  if (!fontFile) throw new Error('The styles name no font');
  const tableFile = join(draft, textTableName);
  await writeDraft(tableFile, JSON.stringify(texts));

  const pages = new Map<string, PageRecord>();
  const kept = keptPages();
  const bundles = bundleHash();
  let unchanged = 0;
  let template: Template | undefined;
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
        template ??= splitTemplate(indexHtml);
        return template.shell;
      },
      onPageRendered(route, html, context) {
        if (!template) throw new Error('No page can be rendered before the template is read');
        const path = normalizePath(route);
        const close = context.initialState.finishPage as (html: string) => string;
        const closed = close(wholePage(html, template));
        const sheets = styles.sheetsOf(pageModuleOf(context.routes, path), closed);
        const page = finishPage(closed, sheets, `/${fontFile}`);
        const record: PageRecord = {
          links: pageLinks(path, page.html),
          inline: page.inline,
          picture: sharingPicture(path, page.html),
        };
        pages.set(path, record);
        kept.set(path, keyOf(path), { record, html: page.html });
        return page.html;
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

/** The module that made the page at `path`, as the route table names it. */
function pageModuleOf(routes: readonly RouteRecord[], path: string): string {
  const matches = matchRoutes([...routes] as unknown as RouteObject[], path);
  const route = matches?.at(-1)?.route as RouteRecord | undefined;
  if (!route?.entry) throw new Error(`The route of ${path} names no page module`);
  return route.entry;
}
