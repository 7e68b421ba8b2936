import { categoryPictures } from '../categories.ts';
import { checkArticles } from '../check/check-articles.ts';
import { checkFigures } from '../check/check-pictures.ts';
import { checkTextLinks, type FindRedirect, orphans } from '../check/check-text-links.ts';
import { unusedPictures } from '../check/unused-pictures.ts';
import { bySeverity, type Diagnostic, formatDiagnostic } from '../diagnostic.ts';
import type { MdxReport } from '../mdx/report.ts';
import { resizedPath } from '../resized-path.ts';
import type { Content, SiteData, WithReport } from '../types.ts';
import { isPublished, publishedPages } from './published-pages.ts';
import type { FrontMatterResult } from './read-pages.ts';
import type { TextFile } from './read-text-files.ts';

type Compile = (path: string, source: string) => Promise<{ readonly report: MdxReport }>;

export type ReadResult = {
  /** Valid part of the content; null when a data file is invalid. Must not be published if there are diagnostics. */
  readonly content: Content | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of pages that cannot be rendered: their front matter is invalid or their text does not compile. */
  readonly broken: ReadonlySet<string>;
  /** Remarks that do not prevent publishing. */
  readonly warnings: readonly string[];
};

/** Compiles the texts and runs the checks that need a compiled text or all pages. */
export async function readTexts(
  read: FrontMatterResult,
  compile: Compile,
  findRedirect: FindRedirect,
): Promise<ReadResult> {
  const { data, pictures, drafts } = read;
  const articleTexts = await withReports(read.articles, compile);
  const textPages = await withReports(read.textPages, compile);
  const allTexts = [...articleTexts, ...textPages];
  const published = publishedPages(articleTexts.flatMap(pageOf), textPages.flatMap(pageOf), drafts);
  const pages = [...published.articles, ...published.textPages];
  const paths = {
    broken: new Set(allTexts.filter(isBroken).map(({ path }) => path)),
    unpublished: new Set(
      read.articles.flatMap(({ page }) => (page && !isPublished(page, drafts) ? page.path : [])),
    ),
  };
  const shown = new Set(pages.map(({ path }) => path));
  const cases = data && new Set(casePictures(data).map((picture) => `${picture}.webp`));
  // Of a text that cannot be read, nobody knows what it shows.
  const used = data && paths.broken.size === 0 ? usedPictures(read, data, allTexts) : null;
  const { errors, warnings } = bySeverity([
    ...read.diagnostics,
    ...allTexts.flatMap(({ file, mdx }) => mdx?.diagnostics.map((each) => ({ file, ...each })) ?? []),
    ...allTexts.flatMap((text) =>
      checkFigures(text.file, text.mdx?.pictures ?? [], pictures, cases, shown.has(text.path)),
    ),
    ...checkArticles(published.articles, paths.broken, findRedirect),
    ...checkTextLinks(pages, paths, findRedirect),
    ...orphans(published.articles),
    ...(used ? unusedPictures(pictures.names, used) : []),
  ]);
  return {
    content: data && { ...published, data },
    diagnostics: errors,
    broken: paths.broken,
    warnings: warnings.map(formatDiagnostic),
  };
}

/** A text with what the compiler found in it; null if it cannot be told from the fields. */
type Text<Page> = TextFile<Page> & { readonly mdx: MdxReport | null };

function withReports<Page>(files: readonly TextFile<Page>[], compile: Compile): Promise<Text<Page>[]> {
  return Promise.all(
    files.map(async (text) => ({
      ...text,
      mdx: text.hasText ? (await compile(text.file, text.source)).report : null,
    })),
  );
}

const isBroken = ({ page, mdx }: Text<unknown>) => !page || !mdx?.compiled;

/** Returns the page of a text that can be read. */
function pageOf<Page>({ page, mdx, lineOf }: Text<Page>): WithReport<Page> | [] {
  // A text that does not compile has reported its syntax error and has no sections to check.
  return page && mdx?.compiled ? { ...page, mdx, lineOf } : [];
}

/** Returns the paths of all pictures that texts, drafts included, and data show, without size and ending. */
function usedPictures(read: FrontMatterResult, data: SiteData, texts: readonly Text<unknown>[]) {
  return new Set([
    ...texts.flatMap(({ mdx }) => mdx?.pictures.map(({ file }) => resizedPath(file)) ?? []),
    ...casePictures(data),
    ...data.team.map(({ image }) => `hold/${image}`),
    ...read.articles.map(({ page }) => `artikler/${page?.image}`),
    ...Object.values(categoryPictures).map((name) => `artikler/${name}`),
  ]);
}

const casePictures = ({ cases }: SiteData) =>
  cases
    .flatMap(({ image, closeUps }) => [image, ...closeUps.map((each) => each.image)])
    .map((name) => `cases/${name}`);
