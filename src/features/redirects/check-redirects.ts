import type { Diagnostic } from '#src/content/diagnostic.ts';
import { findRedirect } from './match-redirect.ts';
import type { Redirect } from './redirect-table.ts';
import { isBelow, splatBase } from './splat.ts';

/** `where` is the address to correct: the source of the rule or its target. */
type RedirectDiagnostic = Omit<Diagnostic, 'file' | 'line'>;

/** Maximum length of a line in `_redirects` that hosts accept, in characters. */
const maxLineLength = 1000;
/** Addresses in the table are not encoded: `redirectsFile` encodes them, and would encode a `%` twice. */
const sourcePattern = /^(?:\/|(?:\/[^\s?#*%/]+)+(?:\/\*)?)$/;
const targetPattern = /^\/[^\s?*%]*$/;

/**
 * Returns all diagnostics of a redirect table, for a site that has pages at `livePaths`. A mistake is reported once: a
 * target once for all its sources, and a page that is redirected at its redirect only.
 */
export function checkRedirects(
  table: readonly Redirect[],
  livePaths: Iterable<string>,
): RedirectDiagnostic[] {
  const live = new Set(livePaths);
  const diagnostics: RedirectDiagnostic[] = [];
  const sources = new Set<string>();
  const targets = new Set<string>();

  for (const [index, rule] of table.entries()) {
    const { from, to } = rule;
    const addDiagnostic = (found: string, expected: string, example?: string) =>
      diagnostics.push({ where: from, found, expected, example });

    // Hosts read a colon as a placeholder: the rule would match more there than it does here, even pages.
    if (!sourcePattern.test(from) || from.includes(':')) {
      addDiagnostic(
        from,
        'en adresse, der begynder med / og hverken slutter med / eller har ?, #, %, : eller mellemrum',
        '/gammelt-navn',
      );
    }
    const { length } = `${encodeURI(from)}/ ${encodeURI(to)} 301`;
    if (length > maxLineLength) addDiagnostic(`${length} tegn`, `en linje på højst ${maxLineLength} tegn`);

    if (sources.has(from)) addDiagnostic(`${from} to gange`, 'hver adresse én gang');
    sources.add(from);

    const hidden = [...live].filter((path) => findRedirect(path, [rule]));
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
    const diagnostic = live.has(to.replace(/#.*/, '')) ? null : targetDiagnostic(rule, table);
    if (diagnostic) diagnostics.push({ where: to, ...diagnostic });
  }
  return diagnostics;
}

/** Returns what is wrong with the target of a rule, which is not a page. */
function targetDiagnostic(rule: Redirect, table: readonly Redirect[]) {
  const { from, to } = rule;
  const expected = 'en side, der findes';
  if (!targetPattern.test(to)) return { found: to, expected: `${expected} hos os, uden ?, % og mellemrum` };
  const next = findRedirect(to, table);
  if (!next) return { found: `${to}, som ikke er en side`, expected };
  if (isLoop(rule, table)) return { found: `${to}, som fører tilbage til ${from}`, expected };
  return {
    found: `${to}, som selv bliver sendt videre`,
    expected: `siden, det ender på: skriv ${from} under ${next.to}`,
  };
}

/** Whether following the redirects from a rule's target leads back to the rule. */
function isLoop(rule: Redirect, table: readonly Redirect[]): boolean {
  const followed = new Set<Redirect>();
  let next = findRedirect(rule.to, table);
  while (next && !followed.has(next)) {
    followed.add(next);
    next = findRedirect(next.to, table);
  }
  return followed.has(rule);
}
