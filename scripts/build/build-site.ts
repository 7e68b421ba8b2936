import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { build } from 'vite-react-ssg/node';
import { ContentError } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { normalizePath } from '#src/lib/paths.ts';
import { siteOrigin } from '#src/site/origin.ts';
import { type OgPage, ogPictures } from '../pictures/make-og-pictures.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { cachedMdxCompiler } from '../vite/mdx-cache.ts';
import { today } from '../vite/today.ts';
import { buildStyles } from './build-styles.ts';
import { finishPage, inlineHashes } from './finish-page.ts';

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
  const { content, problems, notes } = await readContent({
    directory: contentDirectory,
    today: today(),
    drafts: false,
    compile: cachedMdxCompiler(root),
  });
  if (!content || problems.length) throw new ContentError(problems);
  for (const note of notes.slice(0, 20)) log(`Bemærk: ${note}`);
  log(`${content.articles.length} artikler læst og kontrolleret`);

  const pageModules = (await readdir(join(root, 'src/pages')))
    .filter((name) => /^[A-Z]\w+\.tsx$/.test(name) && !notPages.has(name))
    .map((name) => `src/pages/${name}`);
  const styles = await buildStyles(root, pageModules);
  const fontFile = [...styles.assets.keys()].find((name) => name.endsWith('.woff2'));
  if (!fontFile) throw new Error('The styles name no font');

  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const paths: string[] = [];
  const sharing: OgPage[] = [];
  await build(
    {
      entry: 'src/main.tsx',
      htmlEntry: 'src/index.html',
      dirStyle: 'flat',
      beastiesOptions: false,
      onPageRendered(route, html, context) {
        const path = normalizePath(route);
        const entry = matchRoutes([...context.routes] as RouteRecord[] as never, path)?.at(-1)?.route as
          | RouteRecord
          | undefined;
        if (!entry?.entry) throw new Error(`The route of ${path} names no page module`);
        const whole = (context.initialState.finishPage as (html: string) => string)(html);
        const page = finishPage(whole, styles.sheetsOf(entry.entry, whole), `/${fontFile}`);
        const hashes = inlineHashes(page);
        for (const hash of hashes.scripts) inline.scripts.add(hash);
        for (const hash of hashes.styles) inline.styles.add(hash);
        paths.push(path);
        const picture = sharingPicture(path, page);
        if (picture) sharing.push(picture);
        return page;
      },
      // Awaited here: once `build` returns, the prerenderer ends the process after a while.
      async onFinished() {
        await removeLeftovers(draft);
        for (const [name, source] of styles.assets) await write(join(draft, name), source);
        await ogPictures(
          sharing.sort((a, b) => a.path.localeCompare(b.path)),
          join(draft, 'billeder/deling'),
        );
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
        await publish(draft, outDirectory);
      },
    },
    {
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: draft, emptyOutDir: true },
    },
  );

  log(`${paths.length} sider skrevet til ${outDirectory.replace(`${root}/`, '')}/`);
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
