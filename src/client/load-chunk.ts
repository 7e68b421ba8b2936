/** A part of the program did not arrive: timeout, missing file or no network. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkLoadError';
  }
}

const chunkTimeout = 120_000;

/**
 * Loads a chunk, with one silent retry.
 * @throws ChunkLoadError when it fails twice, or has not arrived after 120 s
 */
export async function loadChunk<T>(load: () => Promise<T>, timeout = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout / 1000} s`)), timeout);
  });
  try {
    return await Promise.race([load().catch(load), tooLate]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}
