import { findRedirect } from '#src/features/redirects/match-redirect.ts';
import type { Redirect } from '#src/features/redirects/redirect-table.ts';
import { isBelow, splatBase } from '#src/features/redirects/splat.ts';
import type { Diagnostic } from '../content/diagnostic.ts';

/** `where` is the address to correct: the source of the rule or its target. */
type RedirectDiagnostic = Omit<Diagnostic, 'file' | 'line'>;

/**
 * Addresses in the table are not encoded: `redirectsFile` encodes them, and would encode a `%` twice. Hosts read a
 * colon as a placeholder: the rule would match more there than it does here, even pages.
 */
const sourcePattern = /^(?:\/|(?:\/[^\s?#*%/:]+)+(?:\/\*)?)$/;

/**
 * Returns all diagnostics of a redirect table, for a site that has pages at these paths, each with its anchors. A target is
 * reported once for all its sources. As each target is a page and no page is redirected, there are no chains and no loops.
 */
export function checkRedirects(
  table: readonly Redirect[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): RedirectDiagnostic[] {
  const diagnostics: RedirectDiagnostic[] = [];
  const sources = new Set<string>();
  const targets = new Set<string>();

  for (const [index, rule] of table.entries()) {
    const { from, to } = rule;
    const addDiagnostic = (found: string, expected: string, example?: string) =>
      diagnostics.push({ where: from, found, expected, example });

    if (!sourcePattern.test(from)) {
      addDiagnostic(
        from,
        'en adresse, der begynder med / og hverken slutter med / eller har ?, #, %, : eller mellemrum',
        '/gammelt-navn',
      );
    }
    if (sources.has(from)) addDiagnostic(`${from} to gange`, 'hver adresse én gang');
    sources.add(from);

    const hidden = [...pages.keys()].filter((path) => findRedirect(path, [rule]));
    if (hidden.length) {
      addDiagnostic(
        `adressen på en side: ${hidden.join(', ')}`,
        'en adresse, som ingen side har: slet den her, eller giv siden et andet navn',
      );
    }
    const base = splatBase(from);
    const wider = table
      .slice(0, index)
      .find((earlier) => base !== null && isBelow(base, splatBase(earlier.from)));
    if (wider) {
      addDiagnostic(`${from} efter ${wider.from}, som dækker den`, `${from} før ${wider.from}`);
    }

    if (targets.has(to)) continue;
    targets.add(to);
    const [path = '', hash] = to.split('#');
    const anchors = pages.get(path);
    if (!anchors) {
      diagnostics.push({
        where: to,
        found: `${to}, som ikke er en side`,
        expected: 'en side, der findes hos os, uden ?',
        example: '/omos#holdet',
      });
    } else if (hash !== undefined && !anchors.has(hash)) {
      diagnostics.push({
        where: to,
        found: `#${hash}, som ikke er et anker på ${path}`,
        expected: `et af ankrene der: ${[...anchors].sort().join(', ') || 'der er ingen'}`,
      });
    }
  }
  return diagnostics;
}
