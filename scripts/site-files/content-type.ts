import { extname } from 'node:path';

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Returns the `Content-Type` of a file by its extension. */
export function contentType(file: string): string {
  return contentTypes[extname(file)] ?? 'application/octet-stream';
}

/** Returns whether a type is text, which is sent compressed: everything else is already. */
export function isText(type: string): boolean {
  return type.includes('charset=');
}
