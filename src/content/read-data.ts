import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { checkEncoding } from './check-encoding.ts';
import { checkCasePicture } from './check-pictures.ts';
import { checkUnreadFiles } from './check-unread-files.ts';
import { dataFields } from './data-schema.ts';
import { checkHardCodedPrices } from './hard-coded-prices.ts';
import type { Problem } from './problem.ts';
import type { SiteData } from './types.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

/** Reads and checks the data files, and adds to `problems`. `data` is null if any file is invalid. */
export async function readData(
  directory: string,
  problems: Problem[],
): Promise<{ data: SiteData | null; samples: string[] }> {
  const data: Partial<Record<keyof SiteData, unknown>> = {};
  const samples: string[] = [];
  const known = Object.keys(dataFields).map((key) => `${key}.yaml`);
  const entries = await readdir(join(directory, 'data')).catch(() => []);
  problems.push(...checkUnreadFiles('content/data', entries.sort(), known));
  for (const [key, [name, schema]] of Object.entries(dataFields)) {
    const file = `content/data/${key}.yaml`;
    const source = await readFile(join(directory, 'data', `${key}.yaml`), 'utf8').catch(() => null);
    if (source === null) {
      problems.push({ file, line: 1, where: 'filen', found: 'ingen fil', expected: `filen ${file}` });
      continue;
    }
    problems.push(...checkEncoding(file, source), ...checkHardCodedPrices(file, source));
    const yaml = readYaml(file, source);
    const { value, problems: found } = validate<z.ZodType>(file, yaml, schema);
    problems.push(...found);
    if (value === null) continue;
    data[name] = value;
    if ((yaml.value as { eksempel?: boolean }).eksempel) samples.push(file);
    if (name !== 'cases') continue;
    for (const [index, { image }] of (value as SiteData['cases']).entries()) {
      const place = { file, line: yaml.lineAt(['poster', index, 'billede']) };
      problems.push(...checkCasePicture(image, { ...place, where: `poster[${index + 1}].billede` }));
    }
  }
  const isComplete = Object.keys(data).length === Object.keys(dataFields).length;
  // TypeScript does not see that each value comes from the schema of its name.
  return { data: isComplete ? (data as SiteData) : null, samples };
}
