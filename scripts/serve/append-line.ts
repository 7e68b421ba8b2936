import { mkdir, open } from 'node:fs/promises';
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
    const { size } = await handle.stat();
    // A crash may have left half a line behind: it must not swallow this one.
    const broken =
      size > 0 && (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() !== '\n';
    const bytes = Buffer.from(`${broken ? '\n' : ''}${line}\n`);
    try {
      const { bytesWritten } = await handle.write(bytes);
      if (bytesWritten < bytes.length)
        throw new Error(`Kun ${bytesWritten} af ${bytes.length} bytes blev skrevet`);
      await handle.sync();
    } catch (error) {
      await handle.truncate(size);
      throw error;
    }
  } finally {
    await handle.close();
  }
}
