import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** Writes a TypeScript module with drawing data into src/ and logs its size, also compressed. */
export function writeModule(path: string, maker: string, exports: Record<string, unknown>): void {
  const file = fileURLToPath(new URL(`../../../src/${path}`, import.meta.url));
  const body = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${literal(value)} as const;\n`,
  );
  const text = `// Written by scripts/artwork/${maker}; run it again rather than editing.\n${body.join('')}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}: ${text.length} bytes, ${brotliCompressSync(text).length} with brotli`);
}

function literal(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) {
    if (value.every((entry) => typeof entry === 'number')) return `[${value.join(', ')}]`;
    return `[\n${value.map((entry) => `${deeper}${literal(entry, deeper)},\n`).join('')}${indent}]`;
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([name, entry]) => `${deeper}${name}: ${literal(entry, deeper)},\n`,
    );
    return `{\n${entries.join('')}${indent}}`;
  }
  return String(value);
}
