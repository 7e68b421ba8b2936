import {
  articleFields,
  articleSchema,
  textPageFields,
  textPageSchema,
} from '#src/content/schema/front-matter-schema.ts';
import type {
  Article,
  ArticleFields,
  PublishedContent,
  SiteData,
  TextPage,
  TextPageFields,
} from '#src/content/types.ts';
import { danishOrder } from '#src/lib/danish-order.ts';
import { today } from '#src/lib/today.ts';
import { categoryPictures } from '#src/site/categories.ts';
import { pages } from '#src/site/pages.ts';
import { titleDiagnostics } from '../open-graph/title-diagnostics.ts';
import { articleNameDiagnostic } from './check/article-name.ts';
import { checkArticles } from './check/check-articles.ts';
import { checkCompany } from './check/check-company.ts';
import { checkCaseFiles, checkLegalFiles, checkRootFiles } from './check/check-file-names.ts';
import { checkNewArticleText } from './check/check-new-article-text.ts';
import { checkFigures, checkNamedPicture } from './check/check-pictures.ts';
import { checkRating } from './check/check-rating.ts';
import { checkTextLinks, orphans } from './check/check-text-links.ts';
import type { CheckedPage } from './checked-page.ts';
import { namesIn } from './content-files.ts';
import { bySeverity, type Diagnostic, formatDiagnostic } from './diagnostic.ts';
import { readData } from './read-data.ts';
import { type Pictures, readPictures } from './read-pictures.ts';
import { forgetOldTexts, type Text } from './read-text.ts';
import { readTextFiles, type TextFile } from './read-text-files.ts';

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
  /** Drawings of the texts by name, their letters as outlines. */
  readonly drawings: Pictures['drawings'];
};

/** Reads and checks a folder of content. One reading reports everything that is wrong in it. */
export async function readContent({ directory, drafts }: Options): Promise<SiteContent> {
  forgetOldTexts();
  const { value: pictures, ...ofPictures } = await readPictures(directory);
  const { value: data, ...ofData } = await readData(directory, pictures);
  const articleFiles = await readTextFiles(
    directory,
    'artikler',
    pages.articles.path,
    articleSchema,
    articleFields,
  );
  const legalFiles = await readTextFiles(directory, 'juridisk', '', textPageSchema, textPageFields);
  const caseFiles = await readTextFiles(directory, 'cases', pages.cases.path, textPageSchema, textPageFields);
  const isPublished = ({ draft, date }: ArticleFields) => drafts || !(draft || isUpcoming(date));

  const allArticles = articleFiles.value.flatMap((each) => checkedPage(each, articleOf));
  const articles = allArticles
    .filter(({ page }) => isPublished(page))
    .sort(
      ({ page: a }, { page: b }) =>
        danishOrder.compare(b.listDate, a.listDate) || danishOrder.compare(a.slug, b.slug),
    );
  const textPages = [
    ...legalFiles.value.flatMap((each) => checkedPage(each, textPageOf('legal'))),
    ...caseFiles.value.flatMap((each) => checkedPage(each, textPageOf('case'))),
  ].sort(({ page: a }, { page: b }) => danishOrder.compare(a.path, b.path));
  const shown = [...articles, ...textPages];

  const files = [...articleFiles.value, ...legalFiles.value, ...caseFiles.value];
  const broken = new Set(files.filter(({ fields, text }) => !fields || !text).map(({ path }) => path));
  const unpublished = new Set(allArticles.flatMap(({ page }) => (isPublished(page) ? [] : page.path)));
  const published = new Set(shown.map(({ page }) => page.path));
  const cases = data && new Set(casePictures(data));

  const { errors, warnings } = bySeverity([
    ...checkCompany(),
    ...checkRootFiles(await namesIn(directory)),
    ...ofPictures.diagnostics,
    ...ofData.diagnostics,
    ...(data ? checkRating(data.testimonials) : []),
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
    ...checkTextLinks(shown, { broken, unpublished }),
    ...orphans(articles),
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
    drawings: pictures.drawings,
  };
}

const isUpcoming = (date: string) => date > today();

/** Returns the drawing or picture at the top of an article. */
const imageOf = ({ image, category }: ArticleFields) => image ?? categoryPictures[category];

/** Checks the name of an article's file, and that nothing in a published one waits to be made or written. */
function checkArticleFile(
  { file, slug, fields, source, lineOf }: TextFile<ArticleFields>,
  isPublished: (fields: ArticleFields) => boolean,
  pictures: Pictures,
): Diagnostic[] {
  const name = articleNameDiagnostic(slug);
  const picture = { file, line: lineOf('billede'), where: 'billede' };
  return [
    ...(name ? [{ file, line: 1, where: 'filnavn', found: `${slug}.mdx`, ...name }] : []),
    ...(fields && isPublished(fields)
      ? checkNamedPicture('artikler', imageOf(fields), picture, pictures)
      : []),
    ...(fields && !fields.draft ? checkNewArticleText(file, source) : []),
  ];
}

function checkReviewers(articles: readonly CheckedPage<Article>[], team: SiteData['team']): Diagnostic[] {
  const ids = team.map(({ id }) => id);
  const expected = `et id fra content/data/hold.yaml: ${ids.join(', ')}`;
  return articles.flatMap(({ page: { file, reviewer }, lineOf }) =>
    reviewer && !ids.includes(reviewer)
      ? [{ file, line: lineOf('gennemgået'), where: 'gennemgået', found: reviewer, expected }]
      : [],
  );
}

/** Returns the page of a file that can be read and compiled. */
function checkedPage<Fields, Page>(
  each: TextFile<Fields>,
  pageOf: (file: TextFile<Fields>, fields: Fields, text: Text) => Page,
): CheckedPage<Page> | [] {
  const { fields, text, lineOf } = each;
  return fields && text ? { page: pageOf(each, fields, text), text, lineOf } : [];
}

/** Lists show the date and reading time of the page unless they are set separately. */
function articleOf(
  { file, slug, path }: TextFile<ArticleFields>,
  fields: ArticleFields,
  text: Text,
): Article {
  const minutes = fields.readingTime ?? text.readingTime;
  return {
    ...fields,
    image: imageOf(fields),
    listDate: fields.listDate ?? fields.date,
    readingTime: minutes,
    listReadingTime: fields.listReadingTime ?? minutes,
    slug,
    path,
    file,
    upcoming: isUpcoming(fields.date),
    toc: text.toc,
  };
}

/** Returns a function that makes the page of a text. */
const textPageOf =
  (kind: TextPage['kind']) =>
  ({ file, path }: TextFile<TextPageFields>, fields: TextPageFields, { toc }: Text): TextPage => ({
    ...fields,
    kind,
    path,
    file,
    toc,
  });

/** Returns the names of the pictures of cases, as a figure names them. */
const casePictures = ({ cases }: SiteData) =>
  cases
    .flatMap(({ image, closeUps }) => [image, ...closeUps.map((each) => each.image)])
    .map((name) => `cases/${name}.webp`);
