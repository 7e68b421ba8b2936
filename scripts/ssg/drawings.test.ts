import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDrawings } from './drawings.ts';

test('writes nothing if the content has no folder of pictures', async () => {
  const staging = mkdtempSync(join(tmpdir(), 'drawings-'));
  await writeDrawings(join(staging, 'content'), staging);
  expect(readdirSync(staging)).toEqual([]);
});
