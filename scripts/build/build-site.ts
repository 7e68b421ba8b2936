import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { build } from 'vite-react-ssg/node';
import type { Content } from '#src/content/content.ts';
import { ContentError } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.ts';
import type { OgPage } from '../pictures/make-og-pictures.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { mdxCache } from '../vite/mdx-cache.ts';
import { siteConfig } from '../vite/site-config.ts';
import { today } from '../vite/today.ts';
import { virtualContent } from '../vite/virtual-content.ts';
import { buildStyles } from './build-styles.ts';
import { brokenLinks, type PageLinks, pageLinks } from './built-links.ts';
import { finishPage, inlineHashes } from './finish-page.ts';
import { renderTexts } from './render-texts.ts';
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
  const { content, texts } = await readTexts({ root, contentDirectory, log });
  // A fresh thread, and only one, since this one renders: those that compiled hold memory that drawing does not need.
  const workers = startWorkers(1);
  try {
    // The articles' sharing pictures need nothing of the pages: drawn beside the rendering.
    const sharingFolder = join(draft, 'billeder/deling');
    const shared = new Set<string>();
    const share = (pages: readonly OgPage[]) => {
      for (const { path } of pages) shared.add(path);
      return drawSharing(workers, pages, sharingFolder);
    };
    const articlePictures = share(
      content.articles.map(({ path, title, category }) => ({ path, title, kicker: category })),
    );
    // Heard when it is awaited; until then a failure elsewhere must be the one that is told.
    articlePictures.catch(() => {});

    const pageModules = (await readdir(join(root, 'src/pages')))
      .filter((name) => /^[A-Z]\w+\.tsx$/.test(name) && !notPages.has(name))
      .map((name) => `src/pages/${name}`);
    const styles = await buildStyles(root, pageModules);
    const fontFile = [...styles.assets.keys()].find((name) => name.endsWith('.woff2'));
    if (!fontFile) throw new Error('The styles name no font');

    const inline = { scripts: new Set<string>(), styles: new Set<string>() };
    const paths: string[] = [];
    const links: PageLinks[] = [];
    const sharing: OgPage[] = [];
    const config = siteConfig(
      root,
      virtualContent(() => builtContent(content, texts)),
    );
    await build(
      {
        entry: 'src/main.tsx',
        htmlEntry: 'src/index.html',
        dirStyle: 'flat',
        beastiesOptions: false,
        onPageRendered(route, html, context) {
          const path = normalizePath(route);
          const whole = (context.initialState.finishPage as (html: string) => string)(html);
          const page = finishPage(
            whole,
            styles.sheetsOf(pageModuleOf(context.routes, path), whole),
            `/${fontFile}`,
          );
          const hashes = inlineHashes(page);
          for (const hash of hashes.scripts) inline.scripts.add(hash);
          for (const hash of hashes.styles) inline.styles.add(hash);
          paths.push(path);
          links.push(pageLinks(path, page));
          const picture = shared.has(path) ? null : sharingPicture(path, page);
          if (picture) sharing.push(picture);
          return page;
        },
        // Awaited here: once `build` returns, the prerenderer ends the process after a while.
        async onFinished() {
          await removeLeftovers(draft);
          for (const [name, source] of styles.assets) await write(join(draft, name), source);
          await Promise.all([articlePictures, share(sharing)]);
          await write(
            join(draft, 'artikler/soegeindeks.json'),
            JSON.stringify(searchDocuments(content.articles)),
          );
          await writeSiteFiles({
            dist: draft,
            content,
            origin: siteOrigin(),
            paths: paths.sort(),
            scriptHashes: [...inline.scripts].sort(),
            styleHashes: [...inline.styles].sort(),
          });
          const broken = brokenLinks(links, (path) => existsSync(join(draft, path)));
          if (broken.length) throw new Error(`Døde links:\n  ${broken.sort().join('\n  ')}`);
          await publish(draft, outDirectory);
        },
      },
      {
        ...config,
        configFile: false,
        logLevel: 'error',
        // The draft already holds pictures by now, and was emptied above.
        build: { ...config.build, outDir: draft, emptyOutDir: false },
      },
    );
    log(`${paths.length} sider skrevet til ${outDirectory.replace(`${root}/`, '')}/`);
  } finally {
    await workers.stop();
  }
}

type TextOptions = Omit<BuildOptions, 'outDirectory'>;

/** Reads and checks all content, and renders every text; what is unchanged since the last build comes from disk. */
async function readTexts({ root, contentDirectory, log }: TextOptions) {
  const workers = startWorkers();
  const cache = mdxCache(root);
  const compiledKeys = new Map<string, string>();
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
  const texts = await renderTexts({ root, contentDirectory, pages, compiledKeys, workers });
  await workers.stop();
  return { content, texts };
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

/** The content module of a build: what the pages ask of each page, and a loader that reads its text from disk. */
function builtContent(content: Content, texts: ReadonlyMap<string, string>): string {
  const pages = [...content.articles, ...content.legalPages];
  const loaders = pages.map(({ path, mdx }) => {
    const file = JSON.stringify(texts.get(path));
    return `${JSON.stringify(path)}: async () => ({ html: await readFile(${file}, 'utf8'), toc: ${JSON.stringify(mdx.toc)} })`;
  });
  // Pages need no reports and no line numbers.
  const slim = <Page extends object>(page: Page) => ({ ...page, mdx: undefined, lines: undefined });
  const data = {
    ...content,
    articles: content.articles.map(slim),
    legalPages: content.legalPages.map(slim),
  };
  return [
    `import { readFile } from 'node:fs/promises';`,
    `export const content = JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
    `export const loaders = {${loaders.join(',\n')}};`,
  ].join('\n');
}

/** The module that made the page at `path`, as the route table names it. */
function pageModuleOf(routes: readonly RouteRecord[], path: string): string {
  const matches = matchRoutes([...routes] as unknown as RouteObject[], path);
  const route = matches?.at(-1)?.route as RouteRecord | undefined;
  if (!route?.entry) throw new Error(`The route of ${path} names no page module`);
  return route.entry;
}

/** What the page's sharing picture says; null for a page that is not shared under its own address. */
function sharingPicture(path: string, html: string): OgPage | null {
  const content = (pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? '');
  const url = content(/<meta property="og:url" content="([^"]*)"/);
  if (html.includes('<meta name="robots" content="noindex"') || !url.endsWith(path)) return null;
  return {
    path,
    title: content(/<title>([^<]*)<\/title>/),
    kicker: content(/<meta property="article:section" content="([^"]*)"/) || 'Hjemmesider og SEO',
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** In src/pages but no page of the site by themselves. */
const notPages = new Set(['SiteLayout.tsx', 'DesignSheet.tsx']);

async function write(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

/** Takes away what the tools leave behind: manifests, loader data, the template's folder, unlinked styles. */
async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name === '.vite' || name === 'src' || name.startsWith('static-loader-data')) {
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
