import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkDrawing } from './check-drawing.ts';
import { checkEncoding } from './check-encoding.ts';
import { checkLegalFiles } from './check-legal-files.ts';
import { checkNewArticleText } from './check-new-article-text.ts';
import { checkArticlePicture } from './check-pictures.ts';
import { checkRating } from './check-rating.ts';
import { checkSite } from './check-site.ts';
import { checkUnreadFiles } from './check-unread-files.ts';
import { articleFields, articleSchema, legalFields, legalSchema } from './front-matter-schema.ts';
import { checkHardCodedPrices } from './hard-coded-prices.ts';
import type { Problem } from './problem.ts';
import { isPublished } from './published-pages.ts';
import { readData } from './read-data.ts';
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

/** An MDX file. */
export type TextFile<Page> = {
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
    const entries = await filesIn(join(directory, folder));
    const names = entries.filter((name) => name.endsWith('.mdx'));
    problems.push(...checkUnreadFiles(`content/${folder}`, entries, names));
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
