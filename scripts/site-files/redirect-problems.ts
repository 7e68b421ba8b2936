import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#src/content/problem.ts';
import { checkRedirects } from '#src/features/redirects/check-redirects.ts';
import type { Redirect } from '#src/features/redirects/redirect-table.ts';
import { root } from '../lib/root.ts';

const file = 'src/features/redirects/redirect-table.ts';

/** Returns the problems of the redirect table, each with its line in the file. */
export function redirectProblems(
  table: readonly Redirect[],
  livePaths: Iterable<string>,
  source = readFileSync(join(root, file), 'utf8'),
): Problem[] {
  const lines = source.split('\n');
  return checkRedirects(table, livePaths).map((problem) => {
    // Some addresses of the table are put together from their last part.
    const written = [problem.where, problem.where.split('/').at(-1)].map((text) => `'${text}'`);
    const index = written.map((text) => lines.findIndex((line) => line.includes(text))).find((at) => at >= 0);
    return { file, line: (index ?? 0) + 1, ...problem };
  });
}
