import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentType, isCompressible } from '../site-files/content-type.ts';

type EncodedFile = {
  readonly body: Buffer;
  readonly encoding: Encoding | null;
  readonly etag: string;
};

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof encoders;

/**
 * Returns a reader of files in the best encoding that the browser accepts, compressed as on a host with precompressed
 * files. Each version of a file is compressed once.
 */
export function encodedFiles(): (file: string, acceptEncoding: string) => Promise<EncodedFile> {
  const cache = new Map<string, Promise<EncodedFile>>();
  return async (file, acceptEncoding) => {
    const { mtimeMs, size } = await stat(file);
    const accepted = (['br', 'gzip'] as const).find((name) => acceptEncoding.includes(name));
    const encoding = isCompressible(contentType(file)) ? (accepted ?? null) : null;
    const key = `${encoding} ${file} ${mtimeMs} ${size}`;
    const result = cache.get(key) ?? encode(file, encoding);
    cache.set(key, result);
    return result;
  };
}

async function encode(file: string, encoding: Encoding | null): Promise<EncodedFile> {
  const content = await readFile(file);
  return {
    body: encoding ? await encoders[encoding](content) : content,
    encoding,
    etag: `"${hash('sha256', content, 'base64url').slice(0, 22)}${encoding ?? ''}"`,
  };
}
