import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { searchDocuments } from '#src/features/article-search/documents.ts';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { retryFolder } from '#src/lib/load-with-retry.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { articleTexts } from '../search/article-texts.ts';
import { startTextIndex } from '../search/start-text-index.ts';
import { notFoundFolders } from '../server-config/site-rules.ts';
import { writeServerConfig } from '../server-config/write-server-config.ts';
import { writeSiteFiles } from '../site-files/write-site-files.ts';
import { brokenLinks } from './built-links.ts';
import { publish, removeLeftovers, writeDraft } from './draft.ts';
import { writeDrawings } from './drawings.ts';
import { heardLater } from './heard-later.ts';
import type { InlineHashes } from './page-document.ts';
import { prerenderPages } from './prerender-pages.ts';
import { readTexts } from './read-texts.ts';
import { sharingPictures } from './sharing-pictures.ts';
import { buildSiteStyles } from './site-styles.ts';

export type BuildOptions = {
  readonly root: string;
  readonly contentDirectory: string;
  /** Where the finished site goes; replaced as a whole, and only by a build that succeeded. */
  readonly outDirectory: string;
  readonly log: (line: string) => void;
};

/**
 * Builds the whole site: content read and checked first, then every page prerendered, then the files beside them.
 * Nothing is written to `outDirectory` unless all of it succeeded.
 * @throws ContentError with every problem of every file
 */
export async function buildSite({ root, contentDirectory, outDirectory, log }: BuildOptions): Promise<void> {
  const draft = join(root, '.build');
  await rm(draft, { recursive: true, force: true });

  const building = heardLater(buildSiteStyles(root));
  const { content, texts } = await readTexts({ root, contentDirectory, log });
  const writeTextIndex = startTextIndex(await articleTexts(content.articles, texts));
  const sharing = sharingPictures(join(draft, 'billeder/deling'), content.articles.length);
  try {
    // The articles' pictures need nothing of the pages: drawn while these are rendered.
    const articlePictures = heardLater(
      sharing.draw(content.articles.map(({ path, title, category }) => ({ path, title, kicker: category }))),
    );
    const styles = await building;
    await prerenderPages({
      root,
      contentDirectory,
      draft,
      content,
      texts,
      styles,
      async finish(pages, unchanged) {
        await removeLeftovers(draft);
        for (const [name, source] of styles.assets) await writeDraft(join(draft, name), source);
        const records = [...pages.values()];
        for (const sheet of new Set(records.map((record) => record.sheet))) {
          await copyFile(styles.sheetFile(sheet), join(draft, 'assets', sheet));
        }
        await copyScripts(join(draft, 'assets'));
        await writeDrawings(contentDirectory, draft);
        await Promise.all([articlePictures, sharing.draw(records.flatMap(({ picture }) => picture ?? []))]);
        await writeTextIndex(draft);
        const index = JSON.stringify(searchDocuments(content.articles));
        await writeDraft(join(draft, 'artikler/soegeindeks.json'), index);
        const hashes = (kind: keyof InlineHashes) =>
          [...new Set(records.flatMap(({ inline }) => inline[kind]))].sort();
        const paths = [...pages.keys()].sort();
        const headers = await writeSiteFiles({
          dist: draft,
          content,
          origin: siteOrigin(),
          paths,
          indexable: [...pages].flatMap(([path, { picture }]) => (picture ? path : [])).sort(),
          scriptHashes: hashes('scripts'),
          styleHashes: hashes('styles'),
        });
        const links = records.map((record) => record.links);
        const broken = brokenLinks(links, (path) => existsSync(join(draft, path)));
        if (broken.length) throw new Error(`Døde links:\n  ${broken.sort().join('\n  ')}`);
        await publish(draft, outDirectory);
        await writeServerConfig(outDirectory, {
          redirects,
          headers,
          notFoundFolders: notFoundFolders(paths),
        });
        const folder = outDirectory.replace(`${root}/`, '');
        log(`${pages.size} sider skrevet til ${folder}/, ${unchanged} af dem uændrede siden sidst`);
      },
    });
  } finally {
    await sharing.stop();
  }
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
