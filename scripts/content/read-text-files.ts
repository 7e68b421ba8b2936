import { basename, join } from 'node:path';
import type { z } from 'zod';
import { checkUnreadFiles, missing } from './check/check-file-names.ts';
import { checkSource, isReadable } from './check/check-source.ts';
import { namesIn, readContentText } from './content-files.ts';
import type { Checked, Diagnostic, Finding } from './diagnostic.ts';
import { keepByFile } from './keep-by-file.ts';
import { checkBelow, fenceFinding } from './mdx/front-matter.ts';
import { readText, type Text } from './read-text.ts';
import type { Fields } from './schema/fields-schema.ts';
import type { Place } from './text-page.ts';
import { validate } from './validate.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** An MDX file. */
export type TextFile<Page> = {
  /** Path from the project's root. */
  readonly file: string;
  /** File name without ending. */
  readonly slug: string;
  /** Address of its page. */
  readonly path: string;
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
export async function readTextFiles<Schema extends z.ZodType, Page>(
  directory: string,
  folder: string,
  parent: string,
  schema: Schema,
  help: Fields,
  pageOf: (place: Place, fields: z.output<Schema>, text: Text) => Page,
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
    const { yaml, text, ...read } = await textFileOf(file, source, () => readTextFile(file, source, help));
    const checked = yaml && validate(file, yaml, schema, help);
    const slug = basename(name, '.mdx');
    const place = { file, slug, path: `${parent}/${slug}` };
    files.push({
      ...place,
      source,
      page: checked?.value && text ? pageOf(place, checked.value, text) : null,
      text,
      lineOf: (field) => yaml?.lineAt([field]) ?? 1,
    });
    diagnostics.push(...read.diagnostics, ...(checked?.diagnostics ?? []));
  }
  return { value: files, diagnostics };
}

/** What a file says before its fields are checked. */
type ReadFile = {
  /** Front matter; null when there is none. */
  readonly yaml: YamlSource | null;
  readonly text: Text | null;
  readonly diagnostics: readonly Diagnostic[];
};

const textFileOf = keepByFile<Promise<ReadFile>>();

async function readTextFile(file: string, source: string, help: Fields): Promise<ReadFile> {
  const ofSource = checkSource(file, source);
  if (!isReadable(source)) return { yaml: null, text: null, diagnostics: ofSource };
  const { frontMatter, text, findings } = await readText(source);
  const inFile = (finding: Finding) => ({ file, ...finding });
  if (!frontMatter)
    return { yaml: null, text: null, diagnostics: [...ofSource, inFile(fenceFinding(source))] };
  const yaml = readYaml(file, frontMatter.yaml, frontMatter.line);
  const ofText = [...checkBelow(frontMatter, Object.keys(help)), ...findings];
  return { yaml, text, diagnostics: [...ofSource, ...ofText.map(inFile)] };
}
