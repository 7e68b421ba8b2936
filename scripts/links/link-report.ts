import type { LinkPlace } from './link-place.ts';
import type { PageDiagnostic } from './link-site.ts';

/** Formats the diagnostics as text, with a count. What a component has wrong on several pages is listed once. */
export function linkReport(
  diagnostics: readonly PageDiagnostic[],
  pageCount: number,
  placeOf: LinkPlace = () => null,
): string {
  if (diagnostics.length === 0) return `${pageCount} sider: alle links og filer er i orden.`;
  /** Pages with each fault. Map.groupBy is missing in Node 20, the oldest supported version. */
  const faults = new Map<string, Set<string>>();
  for (const { file, kind, where, expected } of diagnostics) {
    const address = where.replace(/^".*" /, '');
    const place = placeOf(file, address) ?? `src: søg efter ${address}`;
    const fault = `${kind}: ${where}\n  forventer: ${expected}\n  står i:    ${place}`;
    faults.set(fault, (faults.get(fault) ?? new Set()).add(file));
  }
  const lines = [...faults].map(([fault, files]) => `${fault}\n  på:        ${listed([...files].sort())}\n`);
  const pages = new Set(diagnostics.map(({ file }) => file)).size;
  return [...lines, `${faults.size} fejl på ${pages} ${pages === 1 ? 'side' : 'sider'}.`].join('\n');
}

const listed = ([first, second, third, ...others]: readonly string[]) =>
  [first, second, third].filter(Boolean).join(', ') + (others.length ? ` og ${others.length} til` : '');
