import { legalLinks } from '#src/site/navigation.ts';
import type { Diagnostic } from './diagnostic.ts';

const fileOf = (path: string) => `content/juridisk${path}.mdx`;
const linked = legalLinks.map(({ path }) => path);
const either = new Intl.ListFormat('da', { type: 'disjunction' });

/** Reports legal pages that are missing, and those that the footer does not link to. */
export function checkLegalFiles(paths: readonly string[]): Diagnostic[] {
  const missing = linked.filter((path) => !paths.includes(path));
  const unknown = paths.filter((path) => !linked.includes(path));
  return [
    ...missing.map((path) => ({
      file: fileOf(path),
      line: 1,
      where: 'filen',
      found: 'ingen fil',
      expected: `filen ${fileOf(path)}`,
    })),
    ...unknown.map((path) => ({
      file: fileOf(path),
      line: 1,
      where: 'filnavn',
      found: `${path.slice(1)}.mdx`,
      expected: `${either.format(linked.map((name) => `${name.slice(1)}.mdx`))}: filnavnet er adressen, og en ny juridisk side kræver en udvikler`,
    })),
  ];
}
