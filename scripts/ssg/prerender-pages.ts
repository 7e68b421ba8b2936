import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { normalizePath } from '#src/lib/paths.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import type { OpenGraphPage } from '../open-graph/write-open-graph-images.ts';
import { root } from '../root.ts';
import { siteConfig } from '../vite/site-config.ts';
import { virtualContent } from '../vite/virtual-content.ts';
import {
  type InlineHashes,
  inlineHashes,
  pageDocument,
  readTemplate,
  staticPage,
  type Template,
} from './page-document.ts';
import { type PageLinks, pageLinks } from './page-links.ts';
import type { SiteStyles } from './site-styles.ts';
import { withoutJsdom } from './without-jsdom.ts';

type Options = {
  /** A folder of this build's own in the project. */
  readonly work: string;
  /** The folder that the pages and the client's files are written to. */
  readonly staging: string;
  readonly styles: Promise<SiteStyles>;
  /** Called with each finished page. */
  readonly onPage: (path: string, document: string) => void;
};

/** What the rest of the build needs to know of a finished page. */
export type PageRecord = {
  readonly links: PageLinks;
  readonly inline: InlineHashes;
  /** What its Open Graph image says; null for a page that search engines are not to list under its address. */
  readonly image: OpenGraphPage | null;
};

/** What the prerenderer is to put the page into. The build has the page from React already (main.tsx). */
const emptyDocument = '<div id="root"></div>';

/** Builds the client and writes every page of the route table. */
export async function prerenderPages({
  work,
  staging,
  styles,
  onPage,
}: Options): Promise<ReadonlyMap<string, PageRecord>> {
  const pages = new Map<string, PageRecord>();
  let template: Template | undefined;
  let site: SiteStyles;
  const config = siteConfig(virtualContent());
  const plugins = [...config.plugins, await ownTemporaryFolder(work)];
  const { build } = await withoutJsdom(() => import('vite-react-ssg/node'));
  let finish: (() => void) | undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const building = build(
    {
      entry: 'src/main.tsx',
      htmlEntry: 'src/index.html',
      dirStyle: 'flat',
      beastiesOptions: false,
      async includedRoutes(routes) {
        site = await styles;
        // Everything the route table names but patterns.
        return routes.filter((route) => !/[:*]/.test(route));
      },
      onBeforePageRender(_route, indexHtml) {
        template ??= readTemplate(indexHtml, site.fontUrl);
        return emptyDocument;
      },
      onPageRendered(route, _html, { initialState }) {
        if (!template) throw new Error('No page can be rendered before the template is read');
        const path = normalizePath(route);
        const render = initialState.page as PageRender;
        if (!render.meta || render.html === undefined) throw new Error(`${path} has no <PageHead>`);
        const { inline, page } = site.apply(staticPage(render.html), template.loader);
        const document = pageDocument(template.html, render, page).replace(
          '</head>',
          () => `<style>${inline}</style></head>`,
        );
        pages.set(path, {
          links: pageLinks(path, document),
          inline: inlineHashes(document),
          image: openGraphPage(render.meta),
        });
        onPage(path, document);
        return document;
      },
      onFinished() {
        finish?.();
        // Once `build` returns, the prerenderer ends the process after a while, and the rest of the build with it.
        return new Promise<void>(() => {});
      },
    },
    {
      ...config,
      plugins,
      configFile: false,
      logLevel: 'error',
      build: { ...config.build, outDir: staging, emptyOutDir: false },
    },
  );
  await Promise.race([finished, building]);
  return pages;
}

/** What the page's Open Graph image says; null for a page that is not to be found under its own address. */
function openGraphPage({ path, title, article, canonicalPath, noIndex }: PageMeta): OpenGraphPage | null {
  if (noIndex || (canonicalPath && canonicalPath !== path)) return null;
  return { path, title, kicker: article?.category ?? 'Hjemmesider og SEO' };
}

/**
 * The prerenderer puts its server bundle below the root that it reads before the first build, and removes that folder
 * when it ends, with the bundles of every other build that runs in this checkout. So what it reads is a folder of this
 * build's own, from which the sources can be reached.
 */
async function ownTemporaryFolder(work: string): Promise<Plugin> {
  await symlink(join(root, 'src'), join(work, 'src'), 'junction');
  return {
    name: 'own-temporary-folder',
    // Only the builds themselves ask for a manifest.
    config: ({ build }) => (build?.manifest ? {} : { root: work }),
  };
}
