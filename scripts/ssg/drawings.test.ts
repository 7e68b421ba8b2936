import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { writeDrawings } from './drawings.ts';

test('writes nothing if the content has no folder of pictures', async () => {
  const staging = temporaryFolder();
  await writeDrawings(join(staging, 'content'), staging);
  expect(readdirSync(staging)).toEqual([]);
});
