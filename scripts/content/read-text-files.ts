import { basename, join } from 'node:path';
import { checkUnreadFiles, missing } from './check/check-file-names.ts';
import { checkSource, isReadable } from './check/check-source.ts';
import { namesIn, readContentText } from './content-files.ts';
import type { Checked, Diagnostic } from './diagnostic.ts';
import { checkBelow, withoutFrontMatter } from './mdx/front-matter.ts';
import { readText, type Text } from './read-text.ts';
import { type FieldsWithHelp, fieldsSchema, type Renamed } from './schema/fields-schema.ts';
import type { TextPlace } from './text-page.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

/** An MDX file. */
export type TextFile<Page> = TextPlace & {
  readonly source: string;
  /** Null when a field is invalid or the text does not compile. */
  readonly page: Page | null;
  /** Returns the line of a field. */
  readonly lineOf: (field: string) => number;
  /** Null when it does not compile. */
  readonly text: Text | null;
};

/** An MDX file that can be shown. */
export type ReadableFile<Page> = TextFile<Page> & { readonly page: Page; readonly text: Text };

export const isReadableFile = <Page>(each: TextFile<Page>): each is ReadableFile<Page> => each.page !== null;

/** Reads the MDX files of a folder, whose pages are below `parent` and are made by `pageOf`. */
export async function readTextFiles<const Help extends FieldsWithHelp, Page>(
  directory: string,
  folder: string,
  parent: string,
  help: Help,
  pageOf: (place: TextPlace, fields: Renamed<Help>, text: Text) => Page,
): Promise<Checked<readonly TextFile<Page>[]>> {
  const all = await namesIn(join(directory, folder));
  const names = all.filter((name) => name.endsWith('.mdx'));
  const diagnostics: Diagnostic[] = checkUnreadFiles(folder, all, names);
  const files: TextFile<Page>[] = [];
  for (const name of names) {
    const file = `content/${folder}/${name}`;
    const source = await readContentText(directory, file);
    if (source === null) {
      diagnostics.push(missing(file));
      continue;
    }
    diagnostics.push(...checkSource(file, source));
    const slug = basename(name, '.mdx');
    const place = { file, slug, path: `${parent}/${slug}` };
    const read = isReadable(source) ? await readText(file, source) : null;
    if (read?.frontMatter === undefined) {
      if (read) diagnostics.push(withoutFrontMatter(file, source));
      files.push({ ...place, source, page: null, text: null, lineOf: () => 1 });
      continue;
    }
    const { frontMatter, text } = read;
    const yaml = readYaml(file, frontMatter, 2);
    const fields = validate(file, yaml, fieldsSchema(help), help);
    diagnostics.push(
      ...checkBelow(file, source, frontMatter, Object.keys(help)),
      ...read.diagnostics,
      ...fields.diagnostics,
    );
    const page = fields.value && text && pageOf(place, fields.value, text);
    files.push({ ...place, source, page, text, lineOf: (field) => yaml.lineAt([field]) });
  }
  return { value: files, diagnostics };
}
