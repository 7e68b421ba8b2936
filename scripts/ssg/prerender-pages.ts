import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { normalizePath } from '#src/lib/paths.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import type { PageRender } from '#src/seo/page-render.ts';
import { root } from '../lib/root.ts';
import type { LinkPage } from '../links/link-site.ts';
import type { OpenGraphPage } from '../open-graph/open-graph-image.ts';
import { siteConfig } from '../vite/site-config.ts';
import {
  type InlineHashes,
  inlineHashes,
  pageDocument,
  readTemplate,
  staticPage,
  type Template,
} from './page-document.ts';
import { pageLinks } from './page-links.ts';
import type { SiteStyles } from './site-styles.ts';
import { withoutJsdom } from './without-jsdom.ts';

type Options = {
  /** Temporary folder of this build, inside the project. */
  readonly work: string;
  /** Output folder for the pages and the client's files. */
  readonly staging: string;
  readonly styles: Promise<SiteStyles>;
  /** Called with each finished page. */
  readonly onPage: (path: string, document: string) => void;
};

/** Data about a finished page, for the rest of the build. */
type PageRecord = {
  readonly links: LinkPage;
  readonly inline: InlineHashes;
  /** Content of its Open Graph image; null for pages that search engines should not list under their own URL. */
  readonly image: OpenGraphPage | null;
};

/** Template for the prerenderer, whose output is ignored: src/main.tsx already passes on the HTML rendered by React. */
const emptyDocument = '<div id="root"></div>';

/** Builds the client and writes all pages of the route table. */
export async function prerenderPages({
  work,
  staging,
  styles,
  onPage,
}: Options): Promise<ReadonlyMap<string, PageRecord>> {
  const pages = new Map<string, PageRecord>();
  let template: Template | undefined;
  let site: SiteStyles;
  const config = siteConfig();
  const plugins = [...config.plugins, await isolatedRoot(work)];
  const { build } = await withoutJsdom(() => import('vite-react-ssg/node'));
  let finish = () => {};
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
        // All routes except patterns.
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
        finish();
        // Never resolves: some time after `build` returns, the prerenderer exits the process.
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

function openGraphPage({ path, title, article, canonicalPath, noIndex }: PageMeta): OpenGraphPage | null {
  if (noIndex || (canonicalPath && canonicalPath !== path)) return null;
  return { path, title, kicker: article?.category ?? 'Hjemmesider og SEO' };
}

/**
 * Gives the prerenderer a separate root for this build. It writes its server bundle to a folder below the root and at
 * the end removes that folder, including the bundles of other builds running in this checkout. It reads the root only
 * before its first build; the symlink makes the sources available there.
 */
async function isolatedRoot(work: string): Promise<Plugin> {
  await symlink(join(root, 'src'), join(work, 'src'), 'junction');
  return {
    name: 'own-temporary-folder',
    // The builds themselves, recognised by `manifest`, use the project's root.
    config: ({ build }) => (build?.manifest ? {} : { root: work }),
  };
}
