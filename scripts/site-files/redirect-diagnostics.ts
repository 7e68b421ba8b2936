import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '#src/features/redirects/redirect-table.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { root } from '../lib/root.ts';
import { checkRedirects } from './check-redirects.ts';

const file = 'src/features/redirects/redirect-table.ts';

/** Returns the diagnostics of the redirect table, each with its line in the file. */
export function redirectDiagnostics(
  table: readonly Redirect[],
  pages: Parameters<typeof checkRedirects>[1],
): Diagnostic[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return checkRedirects(table, pages).map((diagnostic) => {
    // Some addresses of the table are put together from their last part.
    const written = [diagnostic.where, diagnostic.where.split('/').at(-1)].map((text) => `'${text}'`);
    const index = written.map((text) => lines.findIndex((line) => line.includes(text))).find((at) => at >= 0);
    return { file, line: (index ?? 0) + 1, ...diagnostic };
  });
}
