import { expect, test } from 'vitest';
import { contentType, isCompressible } from './content-type.ts';

test.each([
  ['omos.html', 'text/html; charset=utf-8', true],
  ['assets/a.css', 'text/css; charset=utf-8', true],
  ['feed.xml', 'application/xml; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['favicon.svg', 'image/svg+xml; charset=utf-8', true],
  ['favicon.ico', 'image/x-icon', true],
  ['a.avif', 'image/avif', false],
  ['a.woff2', 'font/woff2', false],
  ['unknown', 'application/octet-stream', false],
])('serves %s as %s', (file, type, compressible) => {
  expect({ type: contentType(file), compressible: isCompressible(contentType(file)) }).toEqual({
    type,
    compressible,
  });
});
