import { join } from 'node:path';
import type { z } from 'zod';
import { checkDataPicture } from './check-pictures.ts';
import { checkSource, hasConflict } from './check-source.ts';
import { checkUnreadFiles } from './check-unread-files.ts';
import { namesIn, readContentFile } from './content-files.ts';
import { dataFields } from './data-schema.ts';
import type { Diagnostic } from './diagnostic.ts';
import { checkHardCodedPrices } from './hard-coded-prices.ts';
import type { Pictures } from './read-pictures.ts';
import type { SiteData } from './types.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

/** Item that names pictures. */
type Pictured = { readonly image: string | null; readonly closeUps?: readonly { readonly image: string }[] };
type FieldPath = readonly (string | number)[];

/** Each picture that an item names, with the field that names it. */
const namedPictures = ({ image, closeUps = [] }: Pictured): (readonly [string | null, FieldPath])[] => [
  [image, ['billede']],
  ...closeUps.map((each, index) => [each.image, ['udsnit', index, 'billede']] as const),
];

const fieldName = (path: FieldPath) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${part}`))
    .join('')
    .slice(1);

/** Reads and checks the data files, and adds to `diagnostics`. `data` is null if any file is invalid. */
export async function readData(
  directory: string,
  pictures: Pictures,
  diagnostics: Diagnostic[],
): Promise<{ data: SiteData | null; samples: string[] }> {
  const data: Partial<Record<keyof SiteData, unknown>> = {};
  const samples: string[] = [];
  const known = Object.keys(dataFields).map((key) => `${key}.yaml`);
  diagnostics.push(...checkUnreadFiles('content/data', await namesIn(join(directory, 'data')), known));
  for (const [key, [name, schema]] of Object.entries(dataFields)) {
    const file = `content/data/${key}.yaml`;
    const before = diagnostics.length;
    const source = (await readContentFile(directory, file, diagnostics))?.toString();
    if (source === undefined) {
      if (diagnostics.length === before)
        diagnostics.push({ file, line: 1, where: 'filen', found: 'ingen fil', expected: `filen ${file}` });
      continue;
    }
    diagnostics.push(...checkSource(file, source));
    if (hasConflict(source)) continue;
    const yaml = readYaml(file, source);
    diagnostics.push(...checkHardCodedPrices(file, yaml.texts, 'data'));
    const { value, diagnostics: found } = validate<z.ZodType>(file, yaml, schema);
    diagnostics.push(...found);
    if (value === null) continue;
    data[name] = value;
    if ((yaml.value as { eksempel?: boolean }).eksempel) samples.push(file);
    const folder = name === 'cases' ? 'cases' : name === 'team' ? 'hold' : null;
    for (const [index, item] of folder ? (value as readonly Pictured[]).entries() : []) {
      for (const [image, field] of namedPictures(item)) {
        if (!folder || !image) continue;
        const line = yaml.lineAt(['poster', index, ...field]);
        const place = { file, line, where: `poster[${index + 1}].${fieldName(field)}` };
        diagnostics.push(...checkDataPicture(folder, image, place, pictures));
      }
    }
  }
  const isComplete = Object.keys(data).length === Object.keys(dataFields).length;
  // TypeScript does not see that each value comes from the schema of its name.
  return { data: isComplete ? (data as SiteData) : null, samples };
}
