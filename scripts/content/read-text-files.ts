import { basename } from 'node:path';
import type { Article, SitePage, TextPage } from '#src/content/types.ts';
import type { Place } from '../lib/diagnostic.ts';
import type { ContentFolder } from './content-folder.ts';
import type { TextPlace } from './page-of-text.ts';
import { readText, type Text } from './read-text.ts';
import { type Fields, fieldsSchema, type Renamed } from './schema/fields-schema.ts';
import { validate } from './schema/validate.ts';
import { slugOf } from './slug.ts';

/** An MDX file. */
export type TextFile<Page = Article | TextPage | SitePage> = TextPlace & {
  readonly source: string;
  /** Null when a field is invalid or the text does not compile. */
  readonly page: Page | null;
  /** Whether it says `kladde: true`, also when a draft is as yet no page. */
  readonly draft: boolean;
  /** Returns the place of a field. */
  readonly at: (field: string) => Place;
  /** Null when it does not compile. */
  readonly text: Text | null;
};

/** Whether an article is a draft or has a day to come, so that a build leaves it out. */
export const isUnpublished = ({ page, draft }: TextFile): boolean =>
  draft || (page !== null && 'upcoming' in page && page.upcoming);

/** The day from which a page is out, and a text after every day for a draft. */
const dayOf = ({ page, draft }: TextFile) => (draft ? 'never' : page && 'date' in page ? page.date : '');

/** Whether a page is out whenever another is, which may then lead to it. */
export const isOutWith = (page: TextFile, from: TextFile): boolean =>
  !isUnpublished(page) || dayOf(page) <= dayOf(from);

const unread = { frontMatter: null, text: null, diagnostics: [] };

/** Reads the MDX files of a folder, whose pages have the address `pathOf` and are made by `pageOf`. */
export async function readTextFiles<const F extends Fields, Page>(
  content: ContentFolder,
  folder: string,
  pathOf: (slug: string) => string,
  fields: F,
  pageOf: (place: TextPlace, fields: Renamed<F>, text: Text) => Page,
): Promise<readonly TextFile<Page>[]> {
  const expected = `kun filer, der ender på .mdx, direkte i content/${folder}`;
  const names = await content.list(folder, (name) => {
    const slug = basename(name, '.mdx');
    const isCaseWrong = slug !== slugOf(slug) && slug.toLowerCase() === slugOf(slug);
    return name.endsWith('.mdx') && !isCaseWrong ? null : expected;
  });
  const schema = fieldsSchema(fields);
  const files: TextFile<Page>[] = [];
  for (const name of names) {
    const file = `content/${folder}/${name}`;
    const slug = basename(name, '.mdx');
    const place = { file, slug, path: pathOf(slug) };
    const source = await content.readSource(file);
    const { frontMatter, text, diagnostics } = source === null ? unread : await readText(file, source);
    const given = frontMatter && validate(frontMatter, schema, fields);
    content.report(file, [...diagnostics, ...(given?.diagnostics ?? [])]);
    files.push({
      ...place,
      source: source ?? '',
      page: given?.value && text ? pageOf(place, given.value, text) : null,
      draft: 'kladde' in fields && frontMatter?.read('kladde') === true,
      text,
      at: (where) => ({ file, line: frontMatter?.lineAt([where]) ?? 1, where }),
    });
  }
  return files;
}
