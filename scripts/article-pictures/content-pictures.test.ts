import { mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentPictures } from './content-pictures.ts';

test('writes nothing if the content has no folder of pictures', async () => {
  expect(await contentPictures(mkdtempSync(join(tmpdir(), 'pictures-')))).toEqual([]);
});

test('resizes a replaced picture again, even if it is older than the one before', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'content/billeder/min-artikel'), { recursive: true });
  const source = join(root, 'content/billeder/min-artikel/havn.webp');
  const save = (background: string) =>
    sharp({ create: { width: 64, height: 43, channels: 3, background } }).toFile(source);
  await save('red');
  expect(await contentPictures(root)).toHaveLength(4);
  expect(await contentPictures(root)).toEqual([]);
  await wait(20);
  await save('blue');
  const lastYear = new Date('2025-01-01');
  utimesSync(source, lastYear, lastYear);
  expect(await contentPictures(root)).toHaveLength(4);
  expect(await contentPictures(root)).toEqual([]);
});
