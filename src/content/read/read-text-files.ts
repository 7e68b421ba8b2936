import { basename, join } from 'node:path';
import type { z } from 'zod';
import { checkUnreadFiles, missing } from '../check/check-file-names.ts';
import { checkSource, hasConflict } from '../check/check-source.ts';
import type { Checked, Diagnostic } from '../diagnostic.ts';
import type { Fields } from '../schema/fields-schema.ts';
import { validate } from '../schema/validate.ts';
import { readYaml } from '../schema/yaml-source.ts';
import { namesIn, readContentFile } from './content-files.ts';
import { fenceDiagnostic, splitFrontMatter } from './front-matter.ts';

/** An MDX file. */
export type TextFile<Page> = {
  /** Path from the project's root. */
  readonly file: string;
  /** File name without ending. */
  readonly slug: string;
  /** Address of its page. */
  readonly path: string;
  /** The whole file, with front matter. */
  readonly source: string;
  /** Parsed front matter; null when it is invalid. */
  readonly page: Page | null;
  /** Returns the line of a front matter field. */
  readonly lineOf: (field: string) => number;
  /** Whether the text can be told from the fields. Otherwise the compiler would read these as text. */
  readonly hasText: boolean;
};

/** Reads the MDX files of a folder, whose pages are below `parent`, and the fields at their top. */
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
    const bytes = await readContentFile(directory, file);
    if (!bytes) {
      diagnostics.push(missing(file));
      continue;
    }
    const read = readFields(file, bytes.toString(), schema, help);
    const slug = basename(name, '.mdx');
    files.push({ file, slug, path: `${parent}/${slug}`, ...read.value });
    diagnostics.push(...read.diagnostics);
  }
  return { value: files, diagnostics };
}

function readFields<Schema extends z.ZodType>(file: string, source: string, schema: Schema, help: Fields) {
  const found = checkSource(file, source);
  const isConflict = hasConflict(source);
  const parts = isConflict ? null : splitFrontMatter(source);
  if (!parts) {
    const value = { source, page: null, lineOf: () => 1, hasText: false };
    return { value, diagnostics: isConflict ? found : [...found, fenceDiagnostic(file, source)] };
  }
  const yaml = readYaml(file, parts.yaml, 2);
  const { value: page, diagnostics } = validate(file, yaml, schema, help);
  const value = { source, page, lineOf: (field: string) => yaml.lineAt([field]), hasText: true };
  return { value, diagnostics: [...found, ...diagnostics] };
}
