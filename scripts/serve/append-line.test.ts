import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendLine } from './append-line.ts';

const folder = () => mkdtemp(join(tmpdir(), 'append-line-'));

test.each([
  ['nothing', '', '{"a":3}\n', null],
  ['whole lines', '{"a":1}\n{"a":2}\n', '{"a":1}\n{"a":2}\n{"a":3}\n', null],
  ['half a line', '{"a":1}\n{"a', '{"a":1}\n{"a":3}\n', '{"a\n'],
  ['half a line and nothing else', '{"a', '{"a":3}\n', '{"a\n'],
  [
    'half a letter',
    Buffer.from('{"a":1}\n{"ø').subarray(0, -1),
    '{"a":1}\n{"a":3}\n',
    Buffer.from('{"\u00c3\n', 'latin1'),
  ],
  ['a last line without its end', '{"a":1}\n{"a":2}', '{"a":1}\n{"a":2}\n{"a":3}\n', null],
])('after %s comes a whole line', async (_what, before, after, setAside) => {
  const directory = await folder();
  const file = join(directory, 'x.ndjson');
  await writeFile(file, before);
  await appendLine(file, '{"a":3}');
  expect(await readFile(file, 'utf8')).toBe(after);
  expect(await readdir(directory)).toEqual(
    setAside === null ? ['x.ndjson'] : ['x.ndjson', 'x.ndjson.afbrudt'],
  );
  if (setAside !== null) expect(await readFile(`${file}.afbrudt`)).toEqual(Buffer.from(setAside));
});

test('what several crashes have left stands together', async () => {
  const file = join(await folder(), 'x.ndjson');
  for (const half of ['{"a', '{"b']) {
    await writeFile(file, half);
    await appendLine(file, '{}');
  }
  expect(await readFile(`${file}.afbrudt`, 'utf8')).toBe('{"a\n{"b\n');
});

test('folders that are missing are made', async () => {
  const file = join(await folder(), 'a/b/x.ndjson');
  await appendLine(file, '{}');
  expect(await readFile(file, 'utf8')).toBe('{}\n');
});

test('lines that come at once stand in their order', async () => {
  const file = join(await folder(), 'x.ndjson');
  const lines = Array.from({ length: 50 }, (_, index) => JSON.stringify({ index, text: 'x'.repeat(5000) }));
  await Promise.all(lines.map((line) => appendLine(file, line)));
  expect(await readFile(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
});

test('a line that fails does not stop the next', async () => {
  const directory = await folder();
  const file = join(directory, 'leads/x.ndjson');
  await writeFile(join(directory, 'leads'), '');
  const failed = appendLine(file, '{"a":1}');
  const removed = failed.catch(() => rm(join(directory, 'leads')));
  await expect(failed).rejects.toThrow(/ENOTDIR|EEXIST/);
  await removed;
  await appendLine(file, '{"a":2}');
  expect(await readFile(file, 'utf8')).toBe('{"a":2}\n');
});

test.skipIf(process.platform !== 'linux')('a disk that is full is an error', async () => {
  const file = join(await folder(), 'x.ndjson');
  await symlink('/dev/full', file);
  await expect(appendLine(file, '{}')).rejects.toThrow('ENOSPC');
});

/** Where Linux lists the files that this process has open. */
const openFiles = '/proc/self/fd';

test.skipIf(!existsSync(openFiles))('no lead leaves its file open', async () => {
  const directory = await folder();
  const links = async () => {
    const found: string[] = [];
    for (const name of await readdir(openFiles))
      found.push(await readlink(join(openFiles, name)).catch(() => ''));
    return found.filter((path) => path.startsWith(directory));
  };
  const lines = Array.from({ length: 20 }, (_, index) => appendLine(join(directory, 'x.ndjson'), `${index}`));
  await Promise.all(lines);
  expect(await links()).toEqual([]);
});
