import { today } from '#src/lib/today.ts';
import { pages } from '#src/site/pages.ts';
import { categoryPictures } from '../categories.ts';
import { articleNameDiagnostic } from '../check/article-name.ts';
import { checkCompany } from '../check/check-company.ts';
import { checkCaseFiles, checkLegalFiles, checkRootFiles } from '../check/check-file-names.ts';
import { checkNewArticleText } from '../check/check-new-article-text.ts';
import { checkNamedPicture } from '../check/check-pictures.ts';
import { checkRating } from '../check/check-rating.ts';
import type { Diagnostic } from '../diagnostic.ts';
import {
  articleFields,
  articleSchema,
  textPageFields,
  textPageSchema,
} from '../schema/front-matter-schema.ts';
import type { Article, Pictures, SiteData, TextPage } from '../types.ts';
import { namesIn } from './content-files.ts';
import { isPublished } from './published-pages.ts';
import { readData } from './read-data.ts';
import { readPictures } from './read-pictures.ts';
import { readTextFiles, type TextFile } from './read-text-files.ts';
import { readingTime } from './reading-time.ts';

type PagesOptions = {
  /** Directory with `artikler/`, `cases/`, `juridisk/`, `data/` and `billeder/`. */
  readonly directory: string;
  /** Whether to include drafts and future articles, as the dev server does. */
  readonly drafts: boolean;
};

/** Result of reading front matter and data files, before any text is compiled. */
export type FrontMatterResult = {
  readonly articles: readonly TextFile<Article>[];
  readonly textPages: readonly TextFile<TextPage>[];
  readonly data: SiteData | null;
  /** Data files with samples, which the owner must replace. */
  readonly samples: readonly string[];
  readonly pictures: Pictures;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether drafts and future articles are included. */
  readonly drafts: boolean;
};

/** Reads front matter and data files. Fast, whereas compiling a thousand texts takes half a minute. */
export async function readPages({ directory, drafts }: PagesOptions): Promise<FrontMatterResult> {
  const pictures = await readPictures(directory);
  const { value: data, samples, ...ofData } = await readData(directory, pictures.value);
  const articleFiles = await readTextFiles(
    directory,
    'artikler',
    pages.articles.path,
    articleSchema,
    articleFields,
  );
  const legalFiles = await readTextFiles(directory, 'juridisk', '', textPageSchema, textPageFields);
  const caseFiles = await readTextFiles(directory, 'cases', pages.cases.path, textPageSchema, textPageFields);
  const articles = articleFiles.value.map((each) => ({ ...each, page: articleOf(each) }));
  const textPages = [
    ...legalFiles.value.map((each) => textPageOf(each, 'legal')),
    ...caseFiles.value.map((each) => textPageOf(each, 'case')),
  ];
  return {
    articles,
    textPages,
    data,
    samples,
    pictures: pictures.value,
    drafts,
    diagnostics: [
      ...checkCompany(),
      ...checkRootFiles(await namesIn(directory)),
      ...pictures.diagnostics,
      ...ofData.diagnostics,
      ...(data ? checkRating(data.testimonials) : []),
      ...articleFiles.diagnostics,
      ...articles.flatMap((each) => checkArticleFile(each, drafts, pictures.value)),
      ...(data ? articles.flatMap((each) => checkAuthor(each, data.team)) : []),
      ...legalFiles.diagnostics,
      ...caseFiles.diagnostics,
      ...checkLegalFiles(legalFiles.value.map(({ slug }) => `/${slug}`)),
      ...(data ? checkCaseFiles(caseFiles.value, data.cases) : []),
    ],
  };
}

type ArticleFile = Awaited<ReturnType<typeof readTextFiles<typeof articleSchema>>>['value'][number];

type TextPageFile = TextFile<Omit<TextPage, 'kind' | 'path' | 'file'>>;

function textPageOf(each: TextPageFile, kind: TextPage['kind']): TextFile<TextPage> {
  const { page, path, file } = each;
  return { ...each, page: page && { ...page, kind, path, file } };
}

/** Lists show the date and reading time of the page unless they are set separately. */
function articleOf({ file, slug, path, source, page }: ArticleFile): Article | null {
  if (!page) return null;
  const minutes = page.readingTime ?? readingTime(source);
  return {
    ...page,
    image: page.image ?? categoryPictures[page.category],
    listDate: page.listDate ?? page.date,
    readingTime: minutes,
    listReadingTime: page.listReadingTime ?? minutes,
    slug,
    path,
    upcoming: page.date > today(),
    file,
  };
}

/** Checks what the fields of an article say about its file and its picture. */
function checkArticleFile(article: TextFile<Article>, drafts: boolean, pictures: Pictures): Diagnostic[] {
  const { file, slug, source, page, lineOf } = article;
  const name = articleNameDiagnostic(slug);
  const ofName = name ? [{ file, line: 1, where: 'filnavn', found: `${slug}.mdx`, ...name }] : [];
  if (!page) return ofName;
  const picture = { file, line: lineOf('billede'), where: 'billede' };
  return [
    ...ofName,
    ...(isPublished(page, drafts) ? checkNamedPicture('artikler', page.image, picture, pictures) : []),
    ...(page.draft ? [] : checkNewArticleText(file, source)),
  ];
}

function checkAuthor({ file, page, lineOf }: TextFile<Article>, team: SiteData['team']): Diagnostic[] {
  const ids = team.map(({ id }) => id);
  if (!page?.author || ids.includes(page.author)) return [];
  const expected = `et id fra content/data/hold.yaml: ${ids.join(', ')}`;
  return [{ file, line: lineOf('forfatter'), where: 'forfatter', found: page.author, expected }];
}
