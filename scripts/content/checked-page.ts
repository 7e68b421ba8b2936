import type { Article, ArticleFields, TextPage, TextPageFields } from '#src/content/types.ts';
import { today } from '#src/lib/today.ts';
import { categoryPictures } from '#src/site/categories.ts';
import type { Text } from './read-text.ts';
import type { TextFile } from './read-text-files.ts';

/** A page that can be rendered, with what the checks need of its file. */
export type CheckedPage<Page> = {
  readonly page: Page;
  readonly text: Text;
  /** Returns the line of a field. */
  readonly lineOf: (field: string) => number;
};

/** Returns the page of a file that can be read and compiled. */
export function checkedPage<Fields, Page>(
  each: TextFile<Fields>,
  pageOf: (file: TextFile<Fields>, fields: Fields, text: Text) => Page,
): CheckedPage<Page> | [] {
  const { fields, text, lineOf } = each;
  return fields && text ? { page: pageOf(each, fields, text), text, lineOf } : [];
}

/** Lists show the date and reading time of the page unless they are set separately. */
export function articleOf(
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
export const textPageOf =
  (kind: TextPage['kind']) =>
  ({ file, path }: TextFile<TextPageFields>, fields: TextPageFields, { toc }: Text): TextPage => ({
    ...fields,
    kind,
    path,
    file,
    toc,
  });

/** Whether a day (ISO) is yet to come. */
export const isUpcoming = (date: string) => date > today();

/** Returns the drawing or picture at the top of an article. */
export const imageOf = ({ image, category }: ArticleFields) => image ?? categoryPictures[category];
