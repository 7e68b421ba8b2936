import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Appends to one file wait for each other, so that a line is whole or not there at all. */
const queues = new Map<string, Promise<void>>();

/** Adds a line to a file and returns when it is on disk. A line that could not be written whole is taken back. */
export function appendLine(file: string, line: string): Promise<void> {
  const before = queues.get(file) ?? Promise.resolve();
  const written = before.then(() => write(file, line));
  // The next line does not care how this one went.
  queues.set(
    file,
    written.catch(() => {}),
  );
  return written;
}

async function write(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  try {
    const start = await endOfWholeLines(handle, file);
    const bytes = Buffer.from(`${line}\n`);
    try {
      const { bytesWritten } = await handle.write(bytes);
      if (bytesWritten < bytes.length)
        throw new Error(`Kun ${bytesWritten} af ${bytes.length} bytes blev skrevet`);
      await handle.sync();
    } catch (error) {
      // What cannot be taken back either is set aside before the next line.
      await handle.truncate(start).catch(() => {});
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/**
 * Where the next line begins. What a crash has left of a line goes to a file of its own, `<file>.afbrudt`: this one
 * holds whole lines only. A whole last line that somebody's editor has left without its end gets it.
 */
async function endOfWholeLines(handle: FileHandle, file: string): Promise<number> {
  const { size } = await handle.stat();
  if (size === 0) return 0;
  const last = Buffer.alloc(1);
  await handle.read(last, 0, 1, size - 1);
  if (last.toString() === '\n') return size;

  const content = await handle.readFile();
  const start = content.lastIndexOf('\n') + 1;
  const rest = content.subarray(start);
  if (isJson(rest.toString())) {
    await handle.write('\n');
    return size;
  }
  await appendFile(`${file}.afbrudt`, Buffer.concat([rest, Buffer.from('\n')]));
  await handle.truncate(start);
  return start;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
