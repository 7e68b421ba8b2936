import type { Article, PublishedContent, SitePage, TextPage } from '#src/content/types.ts';
import { danishOrder } from '#src/lib/danish-text.ts';
import type { FileDiagnostic } from '../lib/diagnostic.ts';
import { checkArticles } from './check/check-articles.ts';
import { checkFileNames } from './check/check-file-names.ts';
import { checkPictures } from './check/check-pictures.ts';
import { checkSitePages } from './check/check-site-pages.ts';
import { checkTextLinks } from './check/check-text-links.ts';
import { checkTextPages } from './check/check-text-pages.ts';
import { ContentFolder } from './content-folder.ts';
import { expectedRootName } from './file-names.ts';
import { isWhole } from './read-data.ts';
import { readFiles } from './read-files.ts';
import { isUnpublished, type TextFile } from './read-text-files.ts';

/** The content of a folder, with everything that is wrong in it. */
export type SiteContent = Awaited<ReturnType<typeof readContent>>;

/** Of files against each other and against the site. What is wrong in one file is found when it is read. */
const checks = [checkFileNames, checkSitePages, checkPictures, checkArticles, checkTextPages, checkTextLinks];

/** Reads and checks a folder of content, for the dev server with drafts and future articles. Reports all that is wrong. */
export async function readContent(directory: string, { drafts = false } = {}) {
  const folder = new ContentFolder(directory);
  await folder.list('', expectedRootName);
  const read = await readFiles(folder, drafts);
  const { files, articles, legal, cases, sitePages, data, pictures } = read;
  const found = [...folder.diagnostics, ...checks.flatMap((check) => check(read))];
  // What nobody sees must not keep anybody from publishing.
  const unseen = new Set(files.filter(({ draft }) => draft && !drafts).map(({ file }) => file));
  const isRemark = ({ severity, file }: FileDiagnostic) => severity === 'warning' || unseen.has(file);
  // A tag or a brace is the place of what stands wrong in the text itself, which then cannot be rendered.
  const wrongComponents = new Set(found.filter(({ where }) => /^[<{]/.test(where)).map(({ file }) => file));
  const isShown = (file: TextFile) => drafts || !isUnpublished(file);
  const shown = <Page extends Article | SitePage | TextPage>(of: readonly TextFile<Page>[]) =>
    of.flatMap((file) => (file.page && isShown(file) ? [file.page] : []));
  const { compare } = danishOrder;
  const content: PublishedContent | null = isWhole(data)
    ? {
        articles: shown(articles).sort((a, b) => compare(b.listDate, a.listDate) || compare(a.slug, b.slug)),
        sitePages: shown(sitePages),
        textPages: shown([...legal, ...cases]).sort((a, b) => compare(a.path, b.path)),
        data,
        hasFilm: files.some((file) => isShown(file) && file.text?.components.includes('Film')),
        drawings: Object.fromEntries([...pictures.drawings].map(([name, { size }]) => [name, size])),
      }
    : null;
  return {
    /** What pages show; null when a data file is invalid or lacks a case. Must not be published if there are diagnostics. */
    content,
    diagnostics: found.filter((each) => !isRemark(each)),
    /** Remarks that do not prevent publishing. */
    warnings: found.filter(isRemark),
    /** Paths of pages that cannot be rendered: their front matter is invalid, their text does not compile or has a wrong component. */
    broken: new Set(
      files.filter(({ page, file }) => !page || wrongComponents.has(file)).map(({ path }) => path),
    ),
    /** Drawings of the texts by name, their letters as outlines. */
    drawings: pictures.drawings,
  };
}
