import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../scripts/content/read-content.ts';
import { formatDiagnostic, formatDiagnostics } from '../../scripts/lib/diagnostic.ts';

const directory = join(import.meta.dirname, '../fixtures/faulty');

test('one run reports every diagnostic in every content file, and its remarks, with file, line, found and expected value', async () => {
  const { content, diagnostics, warnings } = await readContent(directory);
  expect(content).toBeNull();
  const report = `${[formatDiagnostics(diagnostics), ...warnings.map(formatDiagnostic)].join('\n\n')}\n`;
  await expect(report).toMatchFileSnapshot(join(directory, 'forventet.txt'));
});
