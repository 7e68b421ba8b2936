import { basename, join } from 'node:path';
import { articleNameDiagnostic } from './article-name.ts';
import { checkDates } from './check-dates.ts';
import { checkLegalFiles } from './check-legal-files.ts';
import { checkNewArticleText } from './check-new-article-text.ts';
import { checkArticlePicture } from './check-pictures.ts';
import { checkRating } from './check-rating.ts';
import { checkSite } from './check-site.ts';
import { checkSource, hasConflict } from './check-source.ts';
import { checkRootFiles, checkUnreadFiles } from './check-unread-files.ts';
import { namesIn, readContentFile } from './content-files.ts';
import type { Diagnostic } from './diagnostic.ts';
import { articleFields, articleSchema, legalFields, legalSchema } from './front-matter-schema.ts';
import { checkHardCodedPrices } from './hard-coded-prices.ts';
import { isPublished } from './published-pages.ts';
import { readData } from './read-data.ts';
import { type Pictures, readPictures } from './read-pictures.ts';
import type { Article, LegalPage, SiteData } from './types.ts';
import { validate } from './validate.ts';
import { fenceDiagnostic, frontMatterOf, readYaml, type YamlSource } from './yaml-source.ts';

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
  readonly pictures: Pictures;
  readonly diagnostics: readonly Diagnostic[];
  /** Whether drafts and future articles are included. */
  readonly drafts: boolean;
};

/** Reads front matter and data files. Fast, whereas compiling a thousand texts takes half a minute. */
export async function readPages({ directory, today, drafts }: PagesOptions): Promise<FrontMatterResult> {
  const diagnostics: Diagnostic[] = checkSite();
  diagnostics.push(...checkRootFiles(await namesIn(directory)));
  const pictures = await readPictures(directory, diagnostics);
  const { data, samples } = await readData(directory, pictures, diagnostics);
  if (data) diagnostics.push(...checkRating(data.testimonials));

  const textFiles = async <Page>(
    folder: string,
    base: string,
    toPage: (file: string, slug: string, yaml: YamlSource, source: string) => Page | null,
  ): Promise<TextFile<Page>[]> => {
    const entries = await namesIn(join(directory, folder));
    const names = entries.filter((name) => name.endsWith('.mdx'));
    diagnostics.push(...checkUnreadFiles(`content/${folder}`, entries, names));
    const files: TextFile<Page>[] = [];
    for (const name of names) {
      const file = `content/${folder}/${name}`;
      const slug = basename(name, '.mdx');
      const path = `${base}/${slug}`;
      const source = (await readContentFile(directory, file, diagnostics))?.toString();
      if (source === undefined) continue;
      diagnostics.push(...checkSource(file, source));
      const nameDiagnostic = articleNameDiagnostic(slug);
      if (nameDiagnostic && base)
        diagnostics.push({ file, line: 1, where: 'filnavn', found: name, ...nameDiagnostic });
      const yaml = hasConflict(source) ? null : frontMatterOf(source);
      if (yaml === null) {
        if (!hasConflict(source))
          diagnostics.push({ file, where: 'front matter', ...fenceDiagnostic(source) });
        files.push({ file, path, source, page: null, lines: {} });
        continue;
      }
      const fields = readYaml(file, yaml, 2);
      diagnostics.push(...checkHardCodedPrices(file, fields.texts, 'felterne øverst'));
      files.push({ file, path, source, page: toPage(file, slug, fields, source), lines: fields.lines });
    }
    return files;
  };

  const articles = await textFiles<Article>('artikler', '/artikler', (file, slug, yaml, source) => {
    const { value, diagnostics: found } = validate(file, yaml, articleSchema, articleFields);
    diagnostics.push(...found);
    if (!value) return null;
    const article = { ...value, slug, path: `/artikler/${slug}`, upcoming: value.date > today, file };
    if (isPublished(article, drafts)) {
      const place = { file, line: yaml.lineAt(['billede']), where: 'billede' };
      diagnostics.push(...checkArticlePicture(article.image, place));
    }
    const listDate = article.listDate === article.date ? null : article.listDate;
    const days = { dato: article.date, opdateret: article.updated, dato_liste: listDate };
    diagnostics.push(...checkDates(days, today, (field) => ({ file, line: yaml.lineAt([field]) })));
    if (!article.draft) {
      diagnostics.push(...checkNewArticleText(article, source, (field) => yaml.lineAt([field])));
    }
    return article;
  });
  const legalPages = await textFiles<LegalPage>('juridisk', '', (file, slug, yaml) => {
    const { value, diagnostics: found } = validate(file, yaml, legalSchema, legalFields);
    diagnostics.push(...found);
    if (!value) return null;
    const days = { opdateret: value.updated };
    diagnostics.push(...checkDates(days, today, (field) => ({ file, line: yaml.lineAt([field]) })));
    return { ...value, path: `/${slug}`, file };
  });
  diagnostics.push(...checkLegalFiles(legalPages.map(({ path }) => path)));
  return { articles, legalPages, data, samples, pictures, diagnostics, drafts };
}
