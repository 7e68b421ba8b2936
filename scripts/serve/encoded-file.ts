import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { contentType, isCompressible } from '../site-files/content-type.ts';

type EncodedFile = {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: 'br' | 'gzip' | null;
  readonly etag: string;
};

type Encoding = NonNullable<EncodedFile['encoding']>;

const compress = {
  // Brotli's default quality is its highest.
  br: (body: Buffer) => promisify(brotliCompress)(body),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/**
 * Returns a reader that serves each file in the best encoding the browser accepts, at the highest compression level,
 * like a host with precompressed files. Caches the result until the file changes.
 */
export function encodedFiles(): (file: string, acceptEncoding: string) => Promise<EncodedFile> {
  const cache = new Map<string, { stamp: string; result: Promise<EncodedFile> }>();

  return async (file, acceptEncoding) => {
    const { mtimeMs, size } = await stat(file);
    const encoding = isCompressible(contentType(file)) ? bestEncoding(acceptEncoding) : null;
    const key = `${encoding} ${file}`;
    const stamp = `${mtimeMs} ${size}`;
    const cached = cache.get(key);
    if (cached?.stamp === stamp) return cached.result;
    const result = encode(file, encoding);
    cache.set(key, { stamp, result });
    return result;
  };
}

async function encode(file: string, encoding: Encoding | null): Promise<EncodedFile> {
  const content = await readFile(file);
  const tag = hash('sha256', content, 'base64url').slice(0, 22);
  return {
    body: encoding ? await compress[encoding](content) : content,
    type: contentType(file),
    encoding,
    etag: `"${tag}${encoding ? `-${encoding}` : ''}"`,
  };
}

/** Returns the best encoding that an `Accept-Encoding` header allows: `gzip, br;q=1.0` gives `br`. */
export function bestEncoding(header: string): Encoding | null {
  const allowed = new Set(
    header
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.replace(/;.*$/, '').trim()),
  );
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') || allowed.has('*') ? 'gzip' : null;
}
