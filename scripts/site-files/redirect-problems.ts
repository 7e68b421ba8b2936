import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#src/content/problem.ts';
import { checkRedirects } from '#src/features/redirects/check-redirects.ts';
import type { Redirect } from '#src/features/redirects/redirect-table.ts';
import { root } from '../lib/root.ts';

const file = 'src/features/redirects/redirect-table.ts';

/** Returns the problems of the redirect table, each with its line in the file that writers edit. */
export function redirectProblems(
  table: readonly Redirect[],
  livePaths: Iterable<string>,
  source = readFileSync(join(root, file), 'utf8'),
): Problem[] {
  const lines = source.split('\n');
  // JavaScript keeps only the last of two lines for the same address.
  const keys = lines.map((line) => /^ {2}'(\/[^']*)': \[/.exec(line)?.[1]);
  const repeated = keys.flatMap((key, index): Problem[] =>
    key && keys.indexOf(key) < index
      ? [
          {
            file,
            line: index + 1,
            where: key,
            found: `${key} to gange`,
            expected: `adressen én gang: skriv de gamle adresser ind i linje ${keys.indexOf(key) + 1}`,
          },
        ]
      : [],
  );
  const problems = checkRedirects(table, livePaths).map(({ where, found, expected, example }) => {
    // Some addresses of the table are put together from their last part.
    const written = [where, where.split('/').at(-1)].map((text) => `'${text}'`);
    const index = written.map((text) => lines.findIndex((line) => line.includes(text))).find((at) => at >= 0);
    return { file, line: (index ?? 0) + 1, where, found, expected, example };
  });
  return [...repeated, ...problems];
}
