import { existsSync, readdirSync } from 'node:fs';
import type { Diagnostic } from '../diagnostic.ts';
import { resizedPath } from '../resized-path.ts';
import { publicPictures } from '../resized-pictures.ts';

/** Returns a remark for each picture that no page shows, drafts included: `used` holds paths without ending. */
export function unusedPictures(
  names: ReadonlySet<string>,
  used: ReadonlySet<string>,
  written = publicPictures,
): Diagnostic[] {
  const sources = [...names]
    .filter((name) => !used.has(resizedPath(name)))
    .map((name) => `content/billeder/${name}`);
  const files = existsSync(written) ? readdirSync(written, { recursive: true }).map(String).sort() : [];
  const known = new Set([...used, ...[...names].map(resizedPath)]);
  const pictures = files.flatMap((file) => /^((?:artikler|indhold)\/.*)-\d+\.webp$/.exec(file)?.[1] ?? []);
  const leftOver = [...new Set(pictures)]
    .filter((picture) => !known.has(picture))
    .map((picture) => `public/billeder/${picture}-….webp og .avif`);
  return [...sources, ...leftOver].map((file) => ({
    file,
    where: 'billede',
    found: 'ingen side viser billedet',
    expected: 'kun filer, der bliver brugt: slet den, hvis den ikke skal bruges',
    severity: 'warning',
  }));
}
