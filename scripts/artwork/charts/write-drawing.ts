import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Writes a drawing, or a module with its paths, into the project and logs its size, also compressed. */
export function writeDrawing(path: string, svg: string): void {
  const file = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  console.log(`${path}: ${svg.length} bytes, ${brotliCompressSync(svg).length} with brotli`);
}
