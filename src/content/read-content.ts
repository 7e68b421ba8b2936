import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import { checkArticles } from './check-articles.ts';
import { checkLinks, orphans } from './check-links.ts';
import { checkNewArticleText } from './check-new-article-text.ts';
import { checkArticlePicture, checkCasePicture } from './check-pictures.ts';
import { checkRating } from './check-rating.ts';
import type { Content, WithReport } from './content.ts';
import { checkHardCodedPrices } from './hard-coded-prices.ts';
import type { MdxReport } from './mdx/report.ts';
import type { Problem } from './problem.ts';
import {
  articleFields,
  articleSchema,
  type DataFiles,
  type DataName,
  dataSchemas,
  legalFields,
  legalSchema,
} from './schema.ts';
import type { Article, LegalPage, SiteData } from './types.ts';
import { validate } from './validate.ts';
import { frontMatterOf, missingFenceLine, readYaml, type YamlSource } from './yaml-source.ts';

type PagesOptions = {
  /** Directory with `artikler/`, `juridisk/`, `data/` and `billeder/`. */
  readonly directory: string;
  /** Directory of the files served as they are, with the pictures of articles and cases. */
  readonly publicDirectory: string;
  /** ISO day. Later articles are left out unless `drafts` is set. */
  readonly today: string;
  /** Whether to include drafts and future articles, as the dev server does. */
  readonly drafts: boolean;
};

type Compile = (path: string, source: string) => Promise<{ readonly report: MdxReport }>;

/** An MDX file. */
type TextFile<Page> = {
  readonly file: string;
  readonly path: string;
  /** The whole file, with front matter. */
  readonly source: string;
  /** Parsed front matter; null when it is invalid. */
  readonly page: Page | null;
  readonly lines: Readonly<Record<string, number>>;
};

/** Result of reading front matter and data files, before any text is compiled. */
export type FrontMatterResult = {
  readonly articles: readonly TextFile<Article>[];
  readonly legalPages: readonly TextFile<LegalPage>[];
  readonly data: SiteData | null;
  readonly samples: readonly string[];
  readonly pictures: ReadonlySet<string>;
  readonly problems: readonly Problem[];
  /** Whether drafts and future articles are included. */
  readonly drafts: boolean;
};

export type ReadResult = {
  /** Valid part of the content; null when a data file is invalid. Must not be published if there are problems. */
  readonly content: Content | null;
  readonly problems: readonly Problem[];
  /** Paths of pages that cannot be rendered: their front matter is invalid or their text does not compile. */
  readonly broken: ReadonlySet<string>;
  /** Warnings that do not prevent publishing. */
  readonly notes: readonly string[];
};

const maxConcurrentFiles = 16;

/**
 * Reads `content/` in one step and returns typed content and all problems of all files. The build calls `readPages` and
 * `readTexts` separately, to render pages while texts are compiled.
 */
export async function readContent({
  compile,
  ...options
}: PagesOptions & { readonly compile: Compile }): Promise<ReadResult> {
  return readTexts(await readPages(options), compile);
}

/** Reads front matter and data files. Fast, whereas compiling a thousand texts takes half a minute. */
export async function readPages({
  directory,
  publicDirectory,
  today,
  drafts,
}: PagesOptions): Promise<FrontMatterResult> {
  const problems: Problem[] = [];
  const pictures = await pictureNames(join(directory, 'billeder'));
  const { data, samples } = await readData(directory, publicDirectory, problems);
  if (data) problems.push(...checkRating(data.testimonials));

  const textFiles = async <Page>(
    folder: string,
    base: string,
    toPage: (file: string, slug: string, yaml: YamlSource, source: string) => Page | null,
  ): Promise<TextFile<Page>[]> => {
    const names = (await filesIn(join(directory, folder))).filter((name) => name.endsWith('.mdx'));
    const files: TextFile<Page>[] = [];
    for (const name of names) {
      const file = `content/${folder}/${name}`;
      const slug = basename(name, '.mdx');
      const source = await readFile(join(directory, folder, name), 'utf8');
      problems.push(...checkHardCodedPrices(file, source));
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        problems.push({
          file,
          line: 1,
          where: 'filnavn',
          found: name,
          expected: 'små bogstaver a-z, tal og bindestreg: filnavnet er adressen',
          example: 'min-nye-artikel.mdx',
        });
      }
      if (/^(?:404|side-\d+)$/.test(slug) && base) {
        problems.push({
          file,
          line: 1,
          where: 'filnavn',
          found: name,
          expected: 'et andet navn: adressen hører til en af oversigtens egne sider',
          example: `om-${name}`,
        });
      }
      const yaml = frontMatterOf(source);
      if (yaml === null) {
        const end = missingFenceLine(source);
        problems.push({
          file,
          line: end ?? 1,
          where: 'front matter',
          found: end ? 'ingen linje med --- efter felterne' : 'ingen ---linjer øverst',
          expected: 'felter mellem to linjer med ---',
          example: end ? '---' : '`npm run new -- artikel "Titel"` laver en fil, der er klar',
        });
        files.push({ file, path: `${base}/${slug}`, source, page: null, lines: {} });
        continue;
      }
      const fields = readYaml(file, yaml, 2);
      const page = toPage(file, slug, fields, source);
      files.push({ file, path: `${base}/${slug}`, source, page, lines: fields.lines });
    }
    return files;
  };

  const articles = await textFiles<Article>('artikler', '/artikler', (file, slug, yaml, source) => {
    const result = validate(file, yaml, articleSchema, articleFields);
    if (!result.ok) {
      problems.push(...result.problems);
      return null;
    }
    const article = toArticle(file, slug, result.value, today);
    if (isPublished(article, drafts)) {
      const place = { file, line: yaml.lineAt(['billede']), where: 'billede' };
      problems.push(...checkArticlePicture(publicDirectory, article.image, place));
    }
    if (!article.draft) {
      problems.push(...checkNewArticleText(article, source, (field) => yaml.lineAt([field])));
    }
    return article;
  });
  const legalPages = await textFiles<LegalPage>('juridisk', '', (file, _slug, yaml) => {
    const result = validate(file, yaml, legalSchema, legalFields);
    if (result.ok) return { ...result.value, file };
    problems.push(...result.problems);
    return null;
  });
  return { articles, legalPages, data, samples, pictures, problems, drafts };
}

/** Converts front matter to an article. `slug` is the file name without extension, `today` an ISO day. */
export function toArticle(
  file: string,
  slug: string,
  frontMatter: z.output<typeof articleSchema>,
  today: string,
): Article {
  return { ...frontMatter, slug, path: `/artikler/${slug}`, upcoming: frontMatter.date > today, file };
}

function isPublished(article: Article, drafts: boolean): boolean {
  return drafts || !(article.draft || article.upcoming);
}

/** Returns the published articles, sorted by list date, newest first, and the legal pages, sorted by path. */
export function publishedPages<A extends Article, L extends LegalPage>(
  articles: readonly A[],
  legalPages: readonly L[],
  drafts: boolean,
) {
  return {
    articles: articles
      .filter((article) => isPublished(article, drafts))
      .sort((a, b) => b.listDate.localeCompare(a.listDate) || a.slug.localeCompare(b.slug)),
    legalPages: legalPages.toSorted((a, b) => a.path.localeCompare(b.path)),
  };
}

/** Compiles the texts and runs the checks that need a compiled text or all pages. */
export async function readTexts(read: FrontMatterResult, compile: Compile): Promise<ReadResult> {
  const { data, samples, pictures } = read;
  const problems = [...read.problems];
  const broken = new Set<string>();
  // Articles may show the picture of a case. Accept any name while the data is invalid.
  const isCase = (file: string) =>
    file.startsWith('cases/') && (!data || data.cases.some(({ image }) => file === `cases/${image}.webp`));

  const withReports = async <Page extends { readonly path: string }>(
    files: readonly TextFile<Page>[],
  ): Promise<WithReport<Page>[]> => {
    const pages: WithReport<Page>[] = [];
    const readText = async ({ file, path, source, page, lines }: TextFile<Page>) => {
      // Without front matter, the compiler would read the fields as text.
      if (frontMatterOf(source) === null) {
        broken.add(path);
        return;
      }
      const { report } = await compile(file, source);
      // Links to a page with errors are not reported in addition.
      if (!page || !report.compiled) broken.add(page?.path ?? path);
      problems.push(...report.problems.map((problem) => ({ file, ...problem })));
      for (const picture of report.pictures) {
        const exists = pictures.has(picture.file) || isCase(picture.file) || isExternalPicture(picture.file);
        if (!exists) {
          problems.push({
            file,
            line: picture.line,
            where: '<Figur billede>',
            found: picture.file,
            expected: 'en fil, der findes i content/billeder',
            example: [...pictures].find((name) => name.startsWith(`${basename(path)}/`)),
          });
        }
      }
      // A text that does not compile has reported its syntax error and has no sections to check.
      if (page && report.compiled) pages.push({ ...page, mdx: report, lines });
    };
    // Limited concurrency: keeps several compiler workers busy, and memory constant for any number of files.
    const queue = [...files];
    const drainQueue = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await readText(next);
    };
    await Promise.all(Array.from({ length: maxConcurrentFiles }, drainQueue));
    return pages;
  };

  const { articles, legalPages } = publishedPages(
    await withReports(read.articles),
    await withReports(read.legalPages),
    read.drafts,
  );
  problems.push(...checkArticles(articles, broken), ...checkLinks([...articles, ...legalPages], broken));
  const notes = orphans(articles).map((file) => `${file}: ingen anden artikel linker hertil`);
  return { content: data && { articles, legalPages, data, samples }, problems, broken, notes };
}

async function readData(
  directory: string,
  publicDirectory: string,
  problems: Problem[],
): Promise<{ data: SiteData | null; samples: string[] }> {
  const files: Partial<Record<DataName, unknown>> = {};
  const lineAt: Partial<Record<DataName, YamlSource['lineAt']>> = {};
  const samples: string[] = [];
  for (const name of Object.keys(dataSchemas) as DataName[]) {
    const file = `content/data/${name}.yaml`;
    const source = await readFile(join(directory, 'data', `${name}.yaml`), 'utf8').catch(() => null);
    if (source === null) {
      problems.push({ file, line: 1, where: 'filen', found: 'ingen fil', expected: `filen ${file}` });
      continue;
    }
    problems.push(...checkHardCodedPrices(file, source));
    const yaml = readYaml(file, source);
    const result = validate(file, yaml, dataSchemas[name]);
    if (!result.ok) problems.push(...result.problems);
    else {
      files[name] = result.value;
      if (result.value.isSample) samples.push(file);
      lineAt[name] = yaml.lineAt;
    }
  }
  // TypeScript does not see that each schema's value is at its own name.
  const { cases } = files as Partial<DataFiles>;
  for (const [index, { image }] of cases?.items.entries() ?? []) {
    const line = lineAt.cases?.(['poster', index, 'billede']) ?? 1;
    const place = { file: 'content/data/cases.yaml', line, where: `poster[${index + 1}].billede` };
    problems.push(...checkCasePicture(publicDirectory, image, place));
  }
  const isComplete = Object.keys(files).length === Object.keys(dataSchemas).length;
  // `isComplete` guarantees that `files` has an entry for every schema.
  return { data: isComplete ? toSiteData(files as DataFiles) : null, samples };
}

function toSiteData({ cases, udtalelser, faq, hold, vaerdier, myter, grunde, rapport }: DataFiles): SiteData {
  const { isSample: _, ...report } = rapport;
  return {
    cases: cases.items,
    testimonials: udtalelser.items,
    faqSets: faq.sets,
    team: hold.items,
    values: vaerdier.items,
    myths: myter.items,
    reasons: grunde.items,
    report,
  };
}

async function filesIn(directory: string): Promise<string[]> {
  return (await readdir(directory).catch(() => [])).sort();
}

async function pictureNames(directory: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of await filesIn(directory)) {
    for (const name of await filesIn(join(directory, folder))) names.add(`${folder}/${name}`);
  }
  return names;
}
