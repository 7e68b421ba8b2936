import type { Article, TextPage } from '#src/content/types.ts';
import type { ReadData } from './read-data.ts';
import type { Pictures } from './read-pictures.ts';
import type { ReadableFile, TextFile } from './read-text-files.ts';

/** What is read of a folder, for the checks of its files against each other. */
export type ReadFiles = ReadData & {
  /** Every text; `page` is null where it cannot be shown. */
  readonly files: readonly TextFile<Article | TextPage>[];
  readonly articles: readonly TextFile<Article>[];
  readonly legal: readonly TextFile<TextPage>[];
  readonly cases: readonly TextFile<TextPage>[];
  /** Those that visitors see, newest first. */
  readonly shownArticles: readonly ReadableFile<Article>[];
  /** All that visitors see, articles first. */
  readonly shown: readonly ReadableFile<Article | TextPage>[];
  readonly pictures: Pictures;
};
