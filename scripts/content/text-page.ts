import type { Article, ArticleFields, TextPage, TextPageFields } from '#src/content/types.ts';
import { categoryPictures } from '#src/site/categories.ts';
import { today } from '#src/site/today.ts';
import type { Text } from './read-text.ts';
import { defaultReading } from './schema/front-matter-schema.ts';

/** Where a page comes from: path from the project's root, file name without ending, address of its page. */
export type TextPlace = Pick<Article, 'file' | 'slug' | 'path'>;

/** Returns an article. Lists show the date and reading time of its page unless they are set separately. */
export function articleOf(place: TextPlace, fields: ArticleFields, { toc, readingTime }: Text): Article {
  const minutes = fields.readingTime ?? readingTime;
  return {
    ...fields,
    ...place,
    image: fields.image ?? categoryPictures[fields.category],
    listDate: fields.listDate ?? fields.date,
    readingTime: minutes,
    listReadingTime: fields.listReadingTime ?? minutes,
    upcoming: fields.date > today(),
    toc,
  };
}

/** Returns a function that makes the page of a text. */
export const textPageOf =
  (kind: TextPage['kind']) =>
  (place: TextPlace, fields: TextPageFields, { toc }: Text): TextPage => {
    return { ...fields, ...place, kind, toc, reading: defaultReading };
  };
