import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMdxCompiler } from '#src/content/mdx/compile-mdx.ts';
import { formatProblems } from '#src/content/problem.ts';
import { readContent } from '#src/content/read-content.ts';

const directory = join(import.meta.dirname, '../fixtures/faulty');
const publicDirectory = join(import.meta.dirname, '../../public');

test('one run reports every problem in every content file, with file, line, found and expected value', async () => {
  const { content, problems } = await readContent({
    directory,
    publicDirectory,
    today: '2026-01-01',
    drafts: false,
    compile: createMdxCompiler(),
  });
  expect(content).toBeNull();
  expect(formatProblems(problems).trim()).toBe(readFileSync(join(directory, 'forventet.txt'), 'utf8').trim());
});
