import type { Article, TextPage } from '#src/content/types.ts';
import type { ReadData } from './read-data.ts';
import type { Pictures } from './read-pictures.ts';
import type { TextFile } from './read-text-files.ts';

/** What is read of a folder, for the checks of its files against each other. */
export type ReadFiles = ReadData & {
  readonly files: readonly TextFile[];
  readonly articles: readonly TextFile<Article>[];
  readonly legal: readonly TextFile<TextPage>[];
  readonly cases: readonly TextFile<TextPage>[];
  /** Without drafts, which only the dev server checks. */
  readonly checked: readonly TextFile[];
  readonly checkedArticles: readonly TextFile<Article>[];
  readonly pictures: Pictures;
};

/** Whether an article is a draft or has a day to come, so that a build leaves it out. */
export const isUnpublished = ({ page }: TextFile): boolean =>
  page !== null && 'draft' in page && (page.draft || page.upcoming);
