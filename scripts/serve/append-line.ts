import { appendFile, type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The last pending append of each file. Appends to one file run one at a time, so that lines never interleave. */
const queues = new Map<string, Promise<void>>();

/** Appends a line to a file and resolves when it is on disk. Removes a line that was only partly written. */
export function appendLine(file: string, line: string): Promise<void> {
  const previous = queues.get(file) ?? Promise.resolve();
  const written = previous.then(() => write(file, line));
  // A failed append must not fail the next one.
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
      // If truncating fails too, the next append moves the partial line to `<file>.afbrudt`.
      await handle.truncate(start).catch(() => {});
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/**
 * Returns the offset at which the next line begins. Moves a partial last line, left by a crash, to `<file>.afbrudt`,
 * so that this file holds only whole lines. Adds the newline if an editor removed it from a whole last line.
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
