import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { isExternalPicture } from '#src/site/image-hosts.ts';
import { checkArticles } from './check-articles.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkLegalFiles } from './check-legal-files.ts';
import { checkLinks, orphans } from './check-links.ts';
import { checkNewArticleText } from './check-new-article-text.ts';
import { checkArticlePicture, checkCasePicture, checkFigurePicture } from './check-pictures.ts';
import { checkRating } from './check-rating.ts';
import { checkSite } from './check-site.ts';
import type { Content, WithReport } from './content.ts';
import { dataFields } from './data-schema.ts';
import { articleFields, articleSchema, legalFields, legalSchema } from './front-matter-schema.ts';
import { checkHardCodedPrices } from './hard-coded-prices.ts';
import type { MdxReport } from './mdx/report.ts';
import type { Problem } from './problem.ts';
import type { Article, LegalPage, SiteData } from './types.ts';
import { validate } from './validate.ts';
import { frontMatterOf, missingFenceLine, readYaml, type YamlSource } from './yaml-source.ts';

type PagesOptions = {
  /** Directory with `artikler/`, `juridisk/`, `data/` and `billeder/`. */
  readonly directory: string;
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
  /** Data files with samples, which the owner must replace. */
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
  readonly warnings: readonly string[];
};

const maxConcurrentFiles = 16;

/** Reads front matter and data files. Fast, whereas compiling a thousand texts takes half a minute. */
export async function readPages({ directory, today, drafts }: PagesOptions): Promise<FrontMatterResult> {
  const problems: Problem[] = checkSite();
  const pictures = await pictureNames(join(directory, 'billeder'));
  for (const name of pictures) {
    if (!name.endsWith('.svg')) continue;
    const svg = await readFile(join(directory, 'billeder', name), 'utf8');
    problems.push(...checkDrawing(`content/billeder/${name}`, svg));
  }
  const { data, samples } = await readData(directory, problems);
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
      const path = `${base}/${slug}`;
      const source = await readFile(join(directory, folder, name), 'utf8');
      problems.push(...checkEncoding(file, source), ...checkHardCodedPrices(file, source));
      const addProblem = (line: number, where: string, found: string, expected: string, example: string) =>
        problems.push({ file, line, where, found, expected, example });
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        const expected = 'små bogstaver a-z, tal og bindestreg: filnavnet er adressen';
        addProblem(1, 'filnavn', name, expected, 'min-nye-artikel.mdx');
      }
      if (/^(?:404|index|side-\d+)$/.test(slug) && base) {
        const expected =
          'et andet navn: adressen eller delingsbilledet hører til en af oversigtens egne sider';
        addProblem(1, 'filnavn', name, expected, `om-${name}`);
      }
      const yaml = frontMatterOf(source);
      if (yaml === null) {
        const end = missingFenceLine(source);
        const found = end ? 'ingen linje med --- efter felterne' : 'ingen ---linjer øverst';
        const example = end ? '---' : '`npm run new -- artikel "Titel"` laver en fil, der er klar';
        addProblem(end ?? 1, 'front matter', found, 'felter mellem to linjer med ---', example);
        files.push({ file, path, source, page: null, lines: {} });
        continue;
      }
      const fields = readYaml(file, yaml, 2);
      files.push({ file, path, source, page: toPage(file, slug, fields, source), lines: fields.lines });
    }
    return files;
  };

  const articles = await textFiles<Article>('artikler', '/artikler', (file, slug, yaml, source) => {
    const { value, problems: found } = validate(file, yaml, articleSchema, articleFields);
    problems.push(...found);
    if (!value) return null;
    const article = { ...value, slug, path: `/artikler/${slug}`, upcoming: value.date > today, file };
    if (isPublished(article, drafts)) {
      const place = { file, line: yaml.lineAt(['billede']), where: 'billede' };
      problems.push(...checkArticlePicture(article.image, place));
    }
    for (const [field, day] of [
      ['opdateret', article.updated],
      ['dato_liste', article.listDate],
    ] as const) {
      if (!day || day <= today || day <= article.date) continue;
      const expected = `en dag, der er kommet (i dag er ${today}), eller dagen i dato`;
      problems.push({ file, line: yaml.lineAt([field]), where: field, found: day, expected });
    }
    if (!article.draft) {
      problems.push(...checkNewArticleText(article, source, (field) => yaml.lineAt([field])));
    }
    return article;
  });
  const legalPages = await textFiles<LegalPage>('juridisk', '', (file, slug, yaml) => {
    const { value, problems: found } = validate(file, yaml, legalSchema, legalFields);
    problems.push(...found);
    return value && { ...value, path: `/${slug}`, file };
  });
  problems.push(...checkLegalFiles(legalPages.map(({ path }) => path)));
  return { articles, legalPages, data, samples, pictures, problems, drafts };
}

/** Reports a file whose bytes are not UTF-8: its Danish letters are lost. */
function checkEncoding(file: string, source: string): Problem[] {
  const lost = source.search(/[\ufffd\0]/);
  if (lost < 0) return [];
  const line = source.slice(0, lost).split('\n').length;
  return [
    { file, line, where: 'tegn', found: 'bogstaver, der ikke er UTF-8', expected: 'filen gemt som UTF-8' },
  ];
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
  const { data, pictures } = read;
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
  problems.push(
    ...checkArticles(articles, broken),
    ...checkLinks([...articles, ...legalPages], broken, unpublished),
  );
  for (const { file, mdx } of [...articles, ...legalPages]) {
    for (const picture of mdx.pictures.filter((shown) => pictures.has(shown.file))) {
      const place = { file, line: picture.line, where: '<Figur billede>' };
      problems.push(...checkFigurePicture(picture.file, place));
    }
  }
  const warnings = orphans(articles).map((file) => `${file}: ingen anden artikel linker hertil`);
  return { content: data && { articles, legalPages, data }, problems, broken, warnings };
}

async function readData(
  directory: string,
  problems: Problem[],
): Promise<{ data: SiteData | null; samples: string[] }> {
  const data: Partial<Record<keyof SiteData, unknown>> = {};
  const samples: string[] = [];
  for (const [key, [name, schema]] of Object.entries(dataFields)) {
    const file = `content/data/${key}.yaml`;
    const source = await readFile(join(directory, 'data', `${key}.yaml`), 'utf8').catch(() => null);
    if (source === null) {
      problems.push({ file, line: 1, where: 'filen', found: 'ingen fil', expected: `filen ${file}` });
      continue;
    }
    problems.push(...checkEncoding(file, source), ...checkHardCodedPrices(file, source));
    const yaml = readYaml(file, source);
    const { value, problems: found } = validate<z.ZodType>(file, yaml, schema);
    problems.push(...found);
    if (value === null) continue;
    data[name] = value;
    if ((yaml.value as { eksempel?: boolean }).eksempel) samples.push(file);
    if (name !== 'cases') continue;
    for (const [index, { image }] of (value as SiteData['cases']).entries()) {
      const place = { file, line: yaml.lineAt(['poster', index, 'billede']) };
      problems.push(...checkCasePicture(image, { ...place, where: `poster[${index + 1}].billede` }));
    }
  }
  const isComplete = Object.keys(data).length === Object.keys(dataFields).length;
  // TypeScript does not see that each value comes from the schema of its name.
  return { data: isComplete ? (data as SiteData) : null, samples };
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
