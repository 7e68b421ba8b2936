import { join } from 'node:path';
import type { z } from 'zod';
import type { SiteData } from '#src/content/types.ts';
import { checkUnreadFiles, missing } from './check/check-file-names.ts';
import { checkNamedPicture } from './check/check-pictures.ts';
import { checkSource, isReadable } from './check/check-source.ts';
import { namesIn, readContentText } from './content-files.ts';
import type { Checked, Diagnostic } from './diagnostic.ts';
import type { Pictures } from './read-pictures.ts';
import { dataFields } from './schema/data-schema.ts';
import { formatPath, validate } from './validate.ts';
import { readYaml, type YamlSource } from './yaml-source.ts';

/** Reads and checks the data files. The value is null if any file is invalid. */
export async function readData(directory: string, pictures: Pictures): Promise<Checked<SiteData | null>> {
  const known = Object.keys(dataFields).map((key) => `${key}.yaml`);
  const diagnostics = checkUnreadFiles('data', await namesIn(join(directory, 'data')), known);
  const data: Partial<Record<keyof SiteData, unknown>> = {};
  for (const [key, [name, schema]] of Object.entries(dataFields)) {
    const file = `content/data/${key}.yaml`;
    const source = await readContentText(directory, file);
    if (source === null) {
      diagnostics.push(missing(file));
      continue;
    }
    diagnostics.push(...checkSource(file, source));
    if (!isReadable(source)) continue;
    const yaml = readYaml(file, source);
    const checked = validate<z.ZodType>(file, yaml, schema);
    diagnostics.push(...checked.diagnostics);
    if (checked.value === null) continue;
    data[name] = checked.value;
    diagnostics.push(...checkDataPictures(file, name, checked.value, yaml, pictures));
  }
  const isComplete = Object.keys(data).length === Object.keys(dataFields).length;
  // TypeScript does not see that each value comes from the schema of its name.
  return { value: isComplete ? (data as SiteData) : null, diagnostics };
}

/** Item that names pictures. */
type Pictured = { readonly image: string | null; readonly closeUps?: readonly { readonly image: string }[] };

function checkDataPictures(
  file: string,
  name: keyof SiteData,
  value: unknown,
  yaml: YamlSource,
  pictures: Pictures,
): Diagnostic[] {
  const folder = name === 'cases' ? 'cases' : name === 'team' ? 'hold' : null;
  if (!folder) return [];
  return (value as readonly Pictured[]).flatMap(({ image, closeUps = [] }, index) => {
    const named = [
      [image, ['billede']] as const,
      ...closeUps.map((each, at) => [each.image, ['udsnit', at, 'billede']] as const),
    ];
    return named.flatMap(([picture, field]) => {
      const path = ['poster', index, ...field];
      const place = { file, line: yaml.lineAt(path), where: formatPath(path) };
      return picture ? checkNamedPicture(folder, picture, place, pictures) : [];
    });
  });
}
