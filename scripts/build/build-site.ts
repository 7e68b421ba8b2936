import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { build } from 'vite-react-ssg/node';
import { ContentError } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { normalizePath, pathToFile } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.ts';
import type { OgPage } from '../pictures/make-og-pictures.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { mdxCache } from '../vite/mdx-cache.ts';
import { siteConfig } from '../vite/site-config.ts';
import { today } from '../vite/today.ts';
import { virtualContent } from '../vite/virtual-content.ts';
import { buildStyles } from './build-styles.ts';
import { brokenLinks, pageLinks } from './built-links.ts';
import { bundleHash } from './bundle-hash.ts';
import { finishPage, type InlineHashes } from './finish-page.ts';
import { splitTemplate, type Template, wholePage } from './html-template.ts';
import { keptPages, type PageRecord } from './kept-pages.ts';
import { pageKeys } from './page-keys.ts';
import { buildRenderer, renderTexts } from './render-texts.ts';
import { sharingPicture } from './sharing-picture.ts';
import { builtContent, textTable } from './text-table.ts';
import { startWorkers, type Workers } from './workers/start-workers.ts';

export type BuildOptions = {
  readonly root: string;
  readonly contentDirectory: string;
  /** Where the finished site goes; replaced as a whole, and only by a build that succeeded. */
  readonly outDirectory: string;
  readonly log: (line: string) => void;
};

/**
 * Builds the whole site: content read and checked first, then styles, then every page prerendered, then the
 * files beside them. Nothing is written to `outDirectory` unless all of it succeeded.
 * @throws ContentError with every problem of every file
 */
export async function buildSite({ root, contentDirectory, outDirectory, log }: BuildOptions): Promise<void> {
  const draft = join(root, '.build');
  await rm(draft, { recursive: true, force: true });
  const pageModules = (await readdir(join(root, 'src/pages')))
    .filter((name) => /^[A-Z]\w+\.tsx$/.test(name) && !notPages.has(name))
    .map((name) => `src/pages/${name}`);
  const building = heardLater(buildStyles(root, pageModules));
  const { content, textFiles } = await readTexts({ root, contentDirectory, log });
  // A fresh thread, and only one, since this one renders: those that compiled hold memory that drawing does not need.
  // A few pictures are drawn here, sooner than a thread has started.
  const few = content.articles.length <= picturesAtOnce;
  const workers = startWorkers({ threads: 1, doneHere: few ? 4 : 0 });
  try {
    // The articles' sharing pictures need nothing of the pages: drawn beside the rendering.
    const sharingFolder = join(draft, 'billeder/deling');
    const shared = new Set<string>();
    const share = (pages: readonly OgPage[]) => {
      for (const { path } of pages) shared.add(path);
      return drawSharing(workers, pages, sharingFolder);
    };
    const articlePictures = heardLater(
      share(content.articles.map(({ path, title, category }) => ({ path, title, kicker: category }))),
    );

    const styles = await building;
    const fontFile = [...styles.assets.keys()].find((name) => name.endsWith('.woff2'));
    if (!fontFile) throw new Error('The styles name no font');

    const texts = textTable(content, textFiles);
    const tableFile = join(draft, textTableName);
    await write(tableFile, JSON.stringify(texts));

    const pages = new Map<string, PageRecord>();
    const kept = keptPages();
    let unchanged = 0;
    const bundles = bundleHash();
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
          // Everything the route table names but patterns; what has not changed since it was last built is kept.
          for (const route of routes.filter((each) => !/[:*]/.test(each))) {
            const path = normalizePath(route);
            const page = kept.get(path, keyOf(path));
            if (page) {
              unchanged++;
              pages.set(path, page.record);
              await write(join(draft, pathToFile(path)), page.html);
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
          const closed = (context.initialState.finishPage as (html: string) => string)(
            wholePage(html, template),
          );
          const sheets = styles.sheetsOf(pageModuleOf(context.routes, path), closed);
          const page = finishPage(closed, sheets, `/${fontFile}`);
          const record: PageRecord = {
            links: pageLinks(path, page.html),
            inline: page.inline,
            picture: shared.has(path) ? null : sharingPicture(path, page.html),
          };
          pages.set(path, record);
          kept.set(path, keyOf(path), { record, html: page.html });
          return page.html;
        },
        // Awaited here: once `build` returns, the prerenderer ends the process after a while.
        async onFinished() {
          await removeLeftovers(draft);
          for (const [name, source] of styles.assets) await write(join(draft, name), source);
          const records = [...pages.values()];
          await Promise.all([articlePictures, share(records.flatMap(({ picture }) => picture ?? []))]);
          await write(
            join(draft, 'artikler/soegeindeks.json'),
            JSON.stringify(searchDocuments(content.articles)),
          );
          const hashes = (kind: keyof InlineHashes) =>
            [...new Set(records.flatMap(({ inline }) => inline[kind]))].sort();
          await writeSiteFiles({
            dist: draft,
            content,
            origin: siteOrigin(),
            paths: [...pages.keys()].sort(),
            scriptHashes: hashes('scripts'),
            styleHashes: hashes('styles'),
          });
          const links = records.map((record) => record.links);
          const broken = brokenLinks(links, (path) => existsSync(join(draft, path)));
          if (broken.length) throw new Error(`Døde links:\n  ${broken.sort().join('\n  ')}`);
          await publish(draft, outDirectory);
        },
      },
      {
        ...config,
        plugins: [...config.plugins, bundles.plugin],
        configFile: false,
        logLevel: 'error',
        // The draft already holds pictures by now, and was emptied above.
        build: { ...config.build, outDir: draft, emptyOutDir: false },
      },
    );
    log(
      `${pages.size} sider skrevet til ${outDirectory.replace(`${root}/`, '')}/, ${unchanged} af dem uændrede siden sidst`,
    );
  } finally {
    await workers.stop();
  }
}

/** A task whose failure is heard when it is awaited; until then a failure elsewhere must be the one that is told. */
function heardLater<Result>(task: Promise<Result>): Promise<Result> {
  task.catch(() => {});
  return task;
}

type TextOptions = Omit<BuildOptions, 'outDirectory'>;

/** Reads and checks all content, and renders every text; what is unchanged since the last build comes from disk. */
async function readTexts({ root, contentDirectory, log }: TextOptions) {
  const workers = startWorkers();
  const cache = mdxCache(root);
  const compiledKeys = new Map<string, string>();
  const renderer = heardLater(buildRenderer(root));
  const { content, problems, notes } = await readContent({
    directory: contentDirectory,
    today: today(),
    drafts: false,
    async compile(path, source) {
      const key = cache.keyOf(path, source);
      compiledKeys.set(path, key);
      return { report: cache.report(key) ?? (await workers.run('compile', { root, path, source })) };
    },
  });
  if (!content || problems.length) throw new ContentError(problems);
  for (const note of notes.slice(0, 20)) log(`Bemærk: ${note}`);
  log(`${content.articles.length} artikler læst og kontrolleret`);
  const pages = [...content.articles, ...content.legalPages];
  const textFiles = await renderTexts({
    root,
    contentDirectory,
    pages,
    compiledKeys,
    renderer: await renderer,
    workers,
  });
  await workers.stop();
  return { content, textFiles };
}

/** Pictures that one task draws. */
const picturesAtOnce = 20;

async function drawSharing(workers: Workers, pages: readonly OgPage[], folder: string): Promise<void> {
  const sorted = pages.toSorted((a, b) => a.path.localeCompare(b.path));
  const tasks: Promise<void>[] = [];
  for (let start = 0; start < sorted.length; start += picturesAtOnce) {
    const some = sorted.slice(start, start + picturesAtOnce);
    tasks.push(workers.run('drawSharingPictures', { pages: some, folder }));
  }
  await Promise.all(tasks);
}

/** The module that made the page at `path`, as the route table names it. */
function pageModuleOf(routes: readonly RouteRecord[], path: string): string {
  const matches = matchRoutes([...routes] as unknown as RouteObject[], path);
  const route = matches?.at(-1)?.route as RouteRecord | undefined;
  if (!route?.entry) throw new Error(`The route of ${path} names no page module`);
  return route.entry;
}

/** In src/pages but no page of the site by themselves. */
const notPages = new Set(['SiteLayout.tsx', 'DesignSheet.tsx']);

async function write(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

const textTableName = 'tekster.json';
const leftovers = new Set(['.vite', 'src', textTableName]);

/** Takes away what the tools leave behind: manifests, loader data, the template's folder, unlinked styles. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (leftovers.has(name) || name.startsWith('static-loader-data')) {
      await rm(join(directory, name), { recursive: true });
    }
  }
  for (const name of await readdir(join(directory, 'assets'))) {
    if (name.endsWith('.css')) await rm(join(directory, 'assets', name));
  }
}

/** Puts the finished site in place of the old one. */
async function publish(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch {
    // Another file system: copied instead.
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}
