import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPictures } from './content-pictures.ts';

test('writes nothing if the content has no folder of pictures', async () => {
  expect(await contentPictures(mkdtempSync(join(tmpdir(), 'pictures-')))).toEqual([]);
});
