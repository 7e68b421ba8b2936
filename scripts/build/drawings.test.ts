import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { readDrawings } from './drawings.ts';

test('reports every drawing whose text cannot be drawn, with file and line', async () => {
  const content = temporaryFolder();
  mkdirSync(join(content, 'billeder/artikel'), { recursive: true });
  const write = (name: string, body: string) =>
    writeFileSync(join(content, 'billeder/artikel', name), `<svg viewBox="0 0 9 9">\n${body}\n</svg>`);
  write('a.svg', '<text>a<tspan>b</tspan></text>');
  write('b.svg', '<text x="50%">b</text>');
  write('c.svg', '<text>c</text>');
  const { drawings, diagnostics } = await readDrawings(content);
  expect([...drawings.keys()]).toEqual(['artikel/c.svg']);
  expect(diagnostics.map(({ file, line, found }) => [file, line, found])).toEqual([
    ['content/billeder/artikel/a.svg', 2, 'en <text> med andet end ord'],
    ['content/billeder/artikel/b.svg', 2, 'x="50%"'],
  ]);
});
