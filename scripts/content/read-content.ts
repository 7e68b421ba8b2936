import type { Article, PublishedContent, SiteData } from '#src/content/types.ts';
import { danishOrder } from '#src/lib/danish-text.ts';
import { pages } from '#src/site/pages.ts';
import { titleDiagnostics } from '../open-graph/title-diagnostics.ts';
import { checkArticleFile } from './check/check-article-file.ts';
import { checkArticles } from './check/check-articles.ts';
import { checkCompany } from './check/check-company.ts';
import { checkCaseFiles, checkLegalFiles, checkRootFiles } from './check/check-file-names.ts';
import { checkFigures } from './check/check-pictures.ts';
import { checkRating } from './check/check-rating.ts';
import { checkReviewers } from './check/check-reviewers.ts';
import { checkShownCases } from './check/check-shown-cases.ts';
import { checkTextLinks } from './check/check-text-links.ts';
import { checkTextPages } from './check/check-text-pages.ts';
import { namesIn } from './content-files.ts';
import { bySeverity, type Diagnostic, formatDiagnostic } from './diagnostic.ts';
import { readData } from './read-data.ts';
import { type Pictures, readPictures } from './read-pictures.ts';
import { isReadableFile, readTextFiles } from './read-text-files.ts';
import {
  articleFields,
  articleSchema,
  textPageFields,
  textPageSchema,
} from './schema/front-matter-schema.ts';
import { articleOf, textPageOf } from './text-page.ts';

type Options = {
  /** Folder with `artikler/`, `cases/`, `juridisk/`, `data/` and `billeder/`. */
  readonly directory: string;
  /** Whether to include drafts and future articles, as the dev server does. */
  readonly drafts: boolean;
};

/** The content of a folder, with everything that is wrong in it. */
export type SiteContent = {
  /** What pages show; null when a data file is invalid. Must not be published if there are diagnostics. */
  readonly content: PublishedContent | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Remarks that do not prevent publishing. */
  readonly warnings: readonly string[];
  /** Paths of pages that cannot be rendered: their front matter is invalid or their text does not compile. */
  readonly broken: ReadonlySet<string>;
  /** The module that each text was compiled to, by its source. */
  readonly modules: ReadonlyMap<string, string>;
  /** Drawings of the texts by name, their letters as outlines. */
  readonly drawings: Pictures['drawings'];
};

/** Reads and checks a folder of content. One reading reports everything that is wrong in it. */
export async function readContent({ directory, drafts }: Options): Promise<SiteContent> {
  const { value: pictures, ...ofPictures } = await readPictures(directory);
  const { value: data, ...ofData } = await readData(directory, pictures);
  const articleFiles = await readTextFiles(
    directory,
    'artikler',
    pages.articles.path,
    articleSchema,
    articleFields,
    articleOf,
  );
  const legalFiles = await readTextFiles(
    directory,
    'juridisk',
    '',
    textPageSchema,
    textPageFields,
    textPageOf('legal'),
  );
  const caseFiles = await readTextFiles(
    directory,
    'cases',
    pages.cases.path,
    textPageSchema,
    textPageFields,
    textPageOf('case'),
  );
  const isPublished = ({ draft, upcoming }: Article) => drafts || !(draft || upcoming);

  const allArticles = articleFiles.value.filter(isReadableFile);
  const articles = allArticles
    .filter(({ page }) => isPublished(page))
    .sort(
      ({ page: a }, { page: b }) =>
        danishOrder.compare(b.listDate, a.listDate) || danishOrder.compare(a.slug, b.slug),
    );
  const textPages = [...legalFiles.value, ...caseFiles.value]
    .filter(isReadableFile)
    .sort((a, b) => danishOrder.compare(a.path, b.path));
  const shown = [...articles, ...textPages];

  const files = [...articleFiles.value, ...legalFiles.value, ...caseFiles.value];
  const broken = new Set(files.filter(({ page }) => !page).map(({ path }) => path));
  const published = new Set(shown.map(({ path }) => path));
  const unpublished = new Set(allArticles.map(({ path }) => path).filter((path) => !published.has(path)));
  const cases = data && new Set(casePictures(data));

  const { errors, warnings } = bySeverity([
    ...checkCompany(),
    ...checkRootFiles(await namesIn(directory)),
    ...ofPictures.diagnostics,
    ...ofData.diagnostics,
    ...(data ? checkRating(data.testimonials) : []),
    ...(data ? checkShownCases(data.cases) : []),
    ...articleFiles.diagnostics,
    ...articleFiles.value.flatMap((each) => checkArticleFile(each, isPublished, pictures)),
    ...(data ? checkReviewers(allArticles, data.team) : []),
    ...legalFiles.diagnostics,
    ...caseFiles.diagnostics,
    ...checkLegalFiles(legalFiles.value.map(({ slug }) => `/${slug}`)),
    ...(data ? checkCaseFiles(caseFiles.value, data.cases) : []),
    ...files.flatMap(({ file, path, text }) =>
      checkFigures(file, text?.pictures ?? [], pictures, cases, published.has(path)),
    ),
    ...checkArticles(articles, broken),
    ...checkTextPages(shown),
    ...checkTextLinks(shown, { broken, unpublished }),
    ...titleDiagnostics([...allArticles, ...textPages]),
  ]);
  return {
    content: data && {
      articles: articles.map(({ page }) => page),
      textPages: textPages.map(({ page }) => page),
      data,
      drawings: Object.fromEntries([...pictures.drawings].map(([name, { size }]) => [name, size])),
    },
    diagnostics: errors,
    warnings: warnings.map(formatDiagnostic),
    broken,
    modules: new Map(files.flatMap(({ source, text }) => (text ? [[source, text.code]] : []))),
    drawings: pictures.drawings,
  };
}

/** Returns the names of the pictures of cases, as a figure names them. */
const casePictures = ({ cases }: SiteData) =>
  cases
    .flatMap(({ image, closeUps }) => [image, ...closeUps.map((each) => each.image)])
    .map((name) => `cases/${name}.webp`);
