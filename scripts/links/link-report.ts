import type { LinkPlace } from './link-place.ts';
import type { PageDiagnostic } from './link-site.ts';

/** Formats the diagnostics as text, grouped by file, with a count at the end, and the lines of those in texts. */
export function linkReport(
  diagnostics: readonly PageDiagnostic[],
  pageCount: number,
  placeOf: LinkPlace = () => null,
): string {
  if (diagnostics.length === 0) return `${pageCount} sider: alle links og filer er i orden.`;
  // Map.groupBy is missing in Node 20, the oldest supported version.
  const files = new Map<string, PageDiagnostic[]>();
  for (const diagnostic of diagnostics)
    files.set(diagnostic.file, [...(files.get(diagnostic.file) ?? []), diagnostic]);
  const lines = [...files]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([file, found]) => [
      file,
      ...found.map(({ kind, where, expected }) => {
        const place = placeOf(file, where.replace(/^".*" /, ''));
        return `  ${kind}: ${where}\n    forventer: ${expected}${place ? `\n    står i:    ${place}` : ''}`;
      }),
      '',
    ]);
  return [
    ...lines,
    `${diagnostics.length} fejl på ${files.size} ${files.size === 1 ? 'side' : 'sider'}.`,
  ].join('\n');
}
