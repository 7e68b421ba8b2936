import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblems } from '#src/content/problem.ts';
import { readFolder } from '../fixtures/read-folder.ts';

const directory = join(import.meta.dirname, '../fixtures/faulty');

test('one run reports every problem in every content file, with file, line, found and expected value', async () => {
  const { content, problems } = await readFolder(directory);
  expect(content).toBeNull();
  expect(formatProblems(problems).trim()).toBe(readFileSync(join(directory, 'forventet.txt'), 'utf8').trim());
});
