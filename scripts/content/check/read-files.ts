import type { Article, SitePage, TextPage } from '#src/content/types.ts';
import type { ReadData } from '../read-data.ts';
import type { Pictures } from '../read-pictures.ts';
import type { TextFile } from '../read-text-files.ts';

/** What is read of a folder of content. */
export type ReadFiles = ReadData & {
  readonly files: readonly TextFile[];
  readonly articles: readonly TextFile<Article>[];
  readonly legal: readonly TextFile<TextPage>[];
  readonly cases: readonly TextFile<TextPage>[];
  readonly sitePages: readonly TextFile<SitePage>[];
  /** Without drafts, which only the dev server checks. */
  readonly checked: readonly TextFile[];
  readonly checkedArticles: readonly TextFile<Article>[];
  readonly pictures: Pictures;
};
