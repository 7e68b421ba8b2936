import { isExternalPicture } from '#src/site/image-hosts.ts';
import { checkArticles } from './check-articles.ts';
import { checkLinks, type FindRedirect, fewLinks, orphans } from './check-links.ts';
import { checkFigurePicture } from './check-pictures.ts';
import { hasConflict } from './check-source.ts';
import type { Content, WithReport } from './content.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { MdxReport } from './mdx/report.ts';
import { nearest } from './nearest.ts';
import { isPublished, publishedPages } from './published-pages.ts';
import type { FrontMatterResult, TextFile } from './read-pages.ts';
import type { SiteData } from './types.ts';
import { unusedPictures } from './unused-pictures.ts';
import { frontMatterOf } from './yaml-source.ts';

type Compile = (path: string, source: string) => Promise<{ readonly report: MdxReport }>;

export type ReadResult = {
  /** Valid part of the content; null when a data file is invalid. Must not be published if there are diagnostics. */
  readonly content: Content | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Paths of pages that cannot be rendered: their front matter is invalid or their text does not compile. */
  readonly broken: ReadonlySet<string>;
  /** Warnings that do not prevent publishing. */
  readonly warnings: readonly string[];
};

const maxConcurrentFiles = 16;

/** Compiles the texts and runs the checks that need a compiled text or all pages. */
export async function readTexts(
  read: FrontMatterResult,
  compile: Compile,
  findRedirect: FindRedirect,
): Promise<ReadResult> {
  const { data, pictures } = read;
  const diagnostics = [...read.diagnostics];
  const broken = new Set<string>();
  /** Pictures in the texts, drafts included. */
  const figures = new Set<string>();
  const used = ({ cases, team }: SiteData) => ({
    names: pictures.names,
    figures,
    images: new Set([
      ...cases.flatMap(({ image, closeUps }) =>
        [image, ...closeUps.map((each) => each.image)].map((name) => `cases/${name}`),
      ),
      ...team.map(({ image }) => `hold/${image}`),
    ]),
    articleImages: new Set(read.articles.flatMap(({ page }) => page?.image ?? [])),
  });
  // Articles may show the picture of a case. Accept any name while the data is invalid.
  const isCase = (file: string) =>
    file.startsWith('cases/') && (!data || data.cases.some(({ image }) => file === `cases/${image}.webp`));

  const withReports = async <Page extends { readonly path: string }>(
    files: readonly TextFile<Page>[],
  ): Promise<WithReport<Page>[]> => {
    const pages: WithReport<Page>[] = [];
    const readText = async ({ file, path, source, page, lines }: TextFile<Page>) => {
      // Without front matter, the compiler would read the fields as text.
      if (frontMatterOf(source) === null || hasConflict(source)) {
        broken.add(path);
        return;
      }
      const { report } = await compile(file, source);
      // Links to a page with errors are not reported in addition.
      if (!page || !report.compiled) broken.add(page?.path ?? path);
      diagnostics.push(...report.diagnostics.map((diagnostic) => ({ file, ...diagnostic })));
      for (const picture of report.pictures) {
        figures.add(picture.file);
        const exists =
          pictures.names.has(picture.file) || isCase(picture.file) || isExternalPicture(picture.file);
        if (!exists) {
          diagnostics.push({
            file,
            line: picture.line,
            where: '<Figur billede>',
            found: picture.file,
            expected: 'en fil, der findes i content/billeder',
            example: nearest(picture.file, [...pictures.names]),
          });
        }
      }
      // A text that does not compile has reported its syntax error and has no sections to check.
      if (page && report.compiled) pages.push({ ...page, mdx: report, lines });
    };
    // Limited concurrency: keeps several compiler workers busy, and memory constant for any number of files.
    const queue = files.values();
    const drainQueue = async () => {
      for (const file of queue) await readText(file);
    };
    await Promise.all(Array.from({ length: maxConcurrentFiles }, drainQueue));
    return pages;
  };

  const { articles, legalPages } = publishedPages(
    await withReports(read.articles),
    await withReports(read.legalPages),
    read.drafts,
  );
  const unpublished = new Set(
    read.articles.flatMap(({ page }) => (page && !isPublished(page, read.drafts) ? page.path : [])),
  );
  const texts = [...articles, ...legalPages];
  diagnostics.push(
    ...checkArticles(articles, broken, findRedirect),
    ...checkLinks(texts, broken, unpublished, findRedirect),
  );
  for (const { file, mdx } of texts) {
    for (const picture of mdx.pictures.filter((shown) => pictures.names.has(shown.file))) {
      const place = { file, line: picture.line, where: '<Figur billede>' };
      diagnostics.push(...checkFigurePicture(picture.file, place, pictures));
    }
  }
  const warnings = [
    ...orphans(articles).map((file) => `${file}: ingen anden artikel linker hertil`),
    ...fewLinks(articles),
    // Of a text that cannot be read, nobody knows what it shows.
    ...(data && broken.size === 0 ? unusedPictures(used(data)) : []),
  ];
  return { content: data && { articles, legalPages, data }, diagnostics, broken, warnings };
}
