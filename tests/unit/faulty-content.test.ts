import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatDiagnostics } from '#src/content/diagnostic.ts';
import { readFolder } from '../fixtures/read-folder.ts';

const directory = join(import.meta.dirname, '../fixtures/faulty');

test('one run reports every diagnostic in every content file, with file, line, found and expected value', async () => {
  const { content, diagnostics } = await readFolder(directory);
  expect(content).toBeNull();
  expect(formatDiagnostics(diagnostics).trim()).toBe(
    readFileSync(join(directory, 'forventet.txt'), 'utf8').trim(),
  );
});
