import { existsSync } from 'node:fs';
import { readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { appendLine } from './append-line.ts';

test.each([
  ['an empty file', '', '{"a":3}\n', null],
  ['whole lines', '{"a":1}\n{"a":2}\n', '{"a":1}\n{"a":2}\n{"a":3}\n', null],
  ['half a line', '{"a":1}\n{"a', '{"a":1}\n{"a":3}\n', '{"a\n'],
  ['only half a line', '{"a', '{"a":3}\n', '{"a\n'],
  [
    'half a character',
    Buffer.from('{"a":1}\n{"ø').subarray(0, -1),
    '{"a":1}\n{"a":3}\n',
    Buffer.from('{"\u00c3\n', 'latin1'),
  ],
  ['a last line without a newline', '{"a":1}\n{"a":2}', '{"a":1}\n{"a":2}\n{"a":3}\n', null],
])('appends a whole line after %s', async (_what, before, after, setAside) => {
  const directory = temporaryFolder({ 'x.ndjson': before });
  const file = join(directory, 'x.ndjson');
  await appendLine(file, '{"a":3}');
  expect(await readFile(file, 'utf8')).toBe(after);
  expect(await readdir(directory)).toEqual(
    setAside === null ? ['x.ndjson'] : ['x.ndjson', 'x.ndjson.afbrudt'],
  );
  if (setAside !== null) expect(await readFile(`${file}.afbrudt`)).toEqual(Buffer.from(setAside));
});

test('collects the partial lines of several crashes in one file', async () => {
  const file = join(temporaryFolder(), 'x.ndjson');
  for (const half of ['{"a', '{"b']) {
    await writeFile(file, half);
    await appendLine(file, '{}');
  }
  expect(await readFile(`${file}.afbrudt`, 'utf8')).toBe('{"a\n{"b\n');
});

test('creates missing directories', async () => {
  const file = join(temporaryFolder(), 'a/b/x.ndjson');
  await appendLine(file, '{}');
  expect(await readFile(file, 'utf8')).toBe('{}\n');
});

test('writes concurrent lines in call order', async () => {
  const file = join(temporaryFolder(), 'x.ndjson');
  const lines = Array.from({ length: 50 }, (_, index) => JSON.stringify({ index, text: 'x'.repeat(5000) }));
  await Promise.all(lines.map((line) => appendLine(file, line)));
  expect(await readFile(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
});

test('writes the next line after one has failed', async () => {
  const directory = temporaryFolder({ leads: '' });
  const file = join(directory, 'leads/x.ndjson');
  const failed = appendLine(file, '{"a":1}');
  const removed = failed.catch(() => rm(join(directory, 'leads')));
  await expect(failed).rejects.toThrow(/ENOTDIR|EEXIST/);
  await removed;
  await appendLine(file, '{"a":2}');
  expect(await readFile(file, 'utf8')).toBe('{"a":2}\n');
});

test.skipIf(process.platform !== 'linux')('rejects when the disk is full', async () => {
  const file = join(temporaryFolder(), 'x.ndjson');
  await symlink('/dev/full', file);
  await expect(appendLine(file, '{}')).rejects.toThrow('ENOSPC');
});

/** Directory in which Linux lists the file descriptors of this process. */
const fileDescriptors = '/proc/self/fd';

test.skipIf(!existsSync(fileDescriptors))('closes the file after each line', async () => {
  const directory = temporaryFolder();
  const links = async () => {
    const found: string[] = [];
    for (const name of await readdir(fileDescriptors))
      found.push(await readlink(join(fileDescriptors, name)).catch(() => ''));
    return found.filter((path) => path.startsWith(directory));
  };
  const lines = Array.from({ length: 20 }, (_, index) => appendLine(join(directory, 'x.ndjson'), `${index}`));
  await Promise.all(lines);
  expect(await links()).toEqual([]);
});
