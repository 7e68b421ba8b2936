import { categoryPictures } from '#src/site/categories.ts';
import { today } from '#src/site/today.ts';
import type { Text } from './read-text.ts';
import type { Renamed } from './schema/fields-schema.ts';
import {
  type articleFields,
  defaultReading,
  type pageFields,
  type textPageFields,
} from './schema/front-matter-schema.ts';

/** Where a page comes from: path from the project's root, file name without ending, address of its page. */
export type TextPlace = { readonly file: string; readonly slug: string; readonly path: string };

/** Returns an article. Lists show the date and reading time of its page unless they are set separately. */
export function articleOf(place: TextPlace, fields: Renamed<typeof articleFields>, text: Text) {
  const readingTime = fields.readingTime ?? text.readingTime;
  return {
    ...fields,
    ...place,
    image: fields.image ?? categoryPictures[fields.category],
    listDate: fields.listDate ?? fields.date,
    readingTime,
    listReadingTime: fields.listReadingTime ?? readingTime,
    /** Dated after today: shown by the dev server only. */
    upcoming: fields.date > today(),
    toc: tocOf(text),
  };
}

/** Returns a function that makes the page of a text. */
export const textPageOf =
  (kind: 'legal' | 'case') => (place: TextPlace, fields: Renamed<typeof textPageFields>, text: Text) => ({
    ...fields,
    ...place,
    kind,
    toc: tocOf(text),
    reading: defaultReading,
  });

/** Returns the sections of a text, for its list of contents. */
const tocOf = ({ headings }: Text) =>
  headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }));

/** Returns a page of sections. */
export const sitePageOf = (place: TextPlace, fields: Renamed<typeof pageFields>, text: Text) => ({
  ...fields,
  ...place,
  // Their facts are formatted in Danish.
  questions: fields.language === 'da' ? text.questions : [],
  /** Names of the components on it. */
  components: text.components,
});
