import type { z } from 'zod';
import type { SiteData } from '#src/content/types.ts';
import type { Place } from '../lib/diagnostic.ts';
import type { ContentFolder } from './content-folder.ts';
import { dataFields } from './schema/data-schema.ts';
import { formatPath, validate } from './schema/validate.ts';
import { readYaml, type YamlSource } from './schema/yaml-source.ts';

const fileOf = (key: string) => `content/data/${key}.yaml`;

/** Reads and checks the data files. Returns those that are valid. */
export async function readData(content: ContentFolder) {
  const known = Object.keys(dataFields).map((key) => `${key}.yaml`);
  const expected = `kun filerne ${known.join(', ')}, direkte i content/data`;
  await content.list('data', (name) => (known.includes(name) ? null : expected));
  const data: Partial<Record<keyof SiteData, unknown>> = {};
  const sources = new Map<string, YamlSource>();
  for (const [key, [name, schema]] of Object.entries(dataFields)) {
    const source = await content.readSource(fileOf(key));
    if (source === null) continue;
    const yaml = readYaml(source);
    const { value, diagnostics } = validate<z.ZodType>(yaml, schema);
    content.report(fileOf(key), diagnostics);
    if (value !== null) data[name] = value;
    sources.set(key, yaml);
  }
  return {
    // TypeScript does not see that each value comes from the schema of its name.
    data: data as Partial<SiteData>,
    /** Returns the place of a value in the data file of this name. */
    placeInData(key: keyof typeof dataFields, path: readonly PropertyKey[]): Place {
      return { file: fileOf(key), line: sources.get(key)?.lineAt(path), where: formatPath(path) };
    },
  };
}

/** Whether all data files are valid. */
export const isWhole = (data: Partial<SiteData>): data is SiteData =>
  Object.keys(data).length === Object.keys(dataFields).length;
