import { basename, join } from 'node:path';
import type { z } from 'zod';
import type { Fields } from '#src/content/schema/fields-schema.ts';
import { checkUnreadFiles, missing } from './check/check-file-names.ts';
import { checkSource, isReadable } from './check/check-source.ts';
import { namesIn, readContentText } from './content-files.ts';
import type { Checked, Diagnostic } from './diagnostic.ts';
import { checkBelow, fenceFinding } from './mdx/front-matter.ts';
import { readText, type Text } from './read-text.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

/** An MDX file. */
export type TextFile<Values> = {
  /** Path from the project's root. */
  readonly file: string;
  /** File name without ending. */
  readonly slug: string;
  /** Address of its page. */
  readonly path: string;
  readonly source: string;
  /** Values of the front matter; null when one is invalid. */
  readonly fields: Values | null;
  /** Returns the line of a field. */
  readonly lineOf: (field: string) => number;
  /** Null when it does not compile. */
  readonly text: Text | null;
};

/** Reads the MDX files of a folder, whose pages are below `parent`. */
export async function readTextFiles<Schema extends z.ZodType>(
  directory: string,
  folder: string,
  parent: string,
  schema: Schema,
  help: Fields,
): Promise<Checked<readonly TextFile<z.output<Schema>>[]>> {
  const all = await namesIn(join(directory, folder));
  const names = all.filter((name) => name.endsWith('.mdx'));
  const diagnostics: Diagnostic[] = checkUnreadFiles(folder, all, names);
  const files: TextFile<z.output<Schema>>[] = [];
  for (const name of names) {
    const file = `content/${folder}/${name}`;
    const source = await readContentText(directory, file);
    if (source === null) {
      diagnostics.push(missing(file));
      continue;
    }
    const read = await readTextFile(file, source, schema, help);
    const slug = basename(name, '.mdx');
    files.push({ file, slug, path: `${parent}/${slug}`, source, ...read.value });
    diagnostics.push(...read.diagnostics);
  }
  return { value: files, diagnostics };
}

async function readTextFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  help: Fields,
): Promise<Checked<Pick<TextFile<z.output<Schema>>, 'fields' | 'lineOf' | 'text'>>> {
  const unreadable = { fields: null, text: null, lineOf: () => 1 };
  const ofSource = checkSource(file, source);
  if (!isReadable(source)) return { value: unreadable, diagnostics: ofSource };
  const { frontMatter, text, findings } = await readText(source);
  if (!frontMatter)
    return { value: unreadable, diagnostics: [...ofSource, { file, ...fenceFinding(source) }] };
  const yaml = readYaml(file, frontMatter.yaml, frontMatter.line);
  const { value: fields, diagnostics } = validate(file, yaml, schema, help);
  const ofText = [...checkBelow(frontMatter, Object.keys(help)), ...findings].map((finding) => ({
    file,
    ...finding,
  }));
  return {
    value: { fields, text, lineOf: (field) => yaml.lineAt([field]) },
    diagnostics: [...ofSource, ...diagnostics, ...ofText],
  };
}
