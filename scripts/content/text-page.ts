import type { Article, ArticleFields, TextPage, TextPageFields } from '#src/content/types.ts';
import { today } from '#src/lib/danish-date.ts';
import { categoryPictures } from '#src/site/categories.ts';
import type { Text } from './read-text.ts';
import { defaultReading } from './schema/front-matter-schema.ts';

/** Where a page comes from. */
export type Place = Pick<Article, 'file' | 'slug' | 'path'>;

/** Returns an article. Lists show the date and reading time of its page unless they are set separately. */
export function articleOf(place: Place, fields: ArticleFields, { toc, readingTime }: Text): Article {
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
  ({ file, path }: Place, fields: TextPageFields, { toc }: Text): TextPage => ({
    ...fields,
    reading: defaultReading,
    kind,
    path,
    file,
    toc,
  });
