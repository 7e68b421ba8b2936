import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.ts';

/** Compares two built sites. Returns a message for every file that differs. */
export async function differentFiles(first: string, second: string): Promise<string[]> {
  const [inFirst, inSecond] = [new Set(await filesIn(first)), new Set(await filesIn(second))];
  const differences: string[] = [];
  for (const file of [...new Set([...inFirst, ...inSecond])].sort()) {
    if (!inSecond.has(file)) differences.push(`${file}: kun i den første`);
    else if (!inFirst.has(file)) differences.push(`${file}: kun i den anden`);
    else {
      const [one, other] = [await readFile(join(first, file)), await readFile(join(second, file))];
      if (!one.equals(other))
        differences.push(`${file}: forskelligt indhold fra byte ${firstDifference(one, other)}`);
    }
  }
  return differences;
}

/** Returns the index of the first different byte, or the length of the shorter file: `abc` and `abd` give 2. */
function firstDifference(one: Buffer, other: Buffer): number {
  const index = one.findIndex((byte, at) => byte !== other[at]);
  return index < 0 ? one.length : index;
}
