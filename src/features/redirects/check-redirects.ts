import { findRedirect } from './match-redirect.ts';
import type { Redirect } from './redirect-table.ts';
import { isBelow, splatBase } from './splat.ts';

export type RedirectProblem = {
  readonly kind: 'form' | 'duplicate' | 'live-source' | 'dead-target' | 'chain' | 'loop' | 'shadowed';
  readonly from: string;
  readonly message: string;
};

/** Maximum length of a line in `_redirects` that hosts accept, in characters. */
const maxLineLength = 1000;
/** Addresses in the table are not encoded: `redirectsFile` encodes them, and would encode a `%` twice. */
const sourcePattern = /^(?:\/|(?:\/[^\s?#*%/]+)+(?:\/\*)?)$/;
const targetPattern = /^\/[^\s?*%]*$/;

/** Returns all problems of a redirect table, for a site that has pages at `livePaths`. */
export function checkRedirects(table: readonly Redirect[], livePaths: Iterable<string>): RedirectProblem[] {
  const live = new Set(livePaths);
  const problems: RedirectProblem[] = [];
  const seen = new Set<string>();

  for (const [index, rule] of table.entries()) {
    const { from, to } = rule;
    const report = (kind: RedirectProblem['kind'], message: string) => problems.push({ kind, from, message });

    if (!sourcePattern.test(from)) {
      report('form', `${from} must start with a slash, end without one, and hold no query, hash, space or %`);
    }
    // Such a rule would match more on the hosts than it does here, even pages.
    if (from.includes(':')) report('form', `${from} must hold no colon: hosts read it as a placeholder`);
    if (!targetPattern.test(to)) report('form', `${to} must be a path on this site, without query or %`);
    if (`${encodeURI(from)}/ ${encodeURI(to)} 301`.length > maxLineLength) {
      report('form', `the line is longer than ${maxLineLength} characters`);
    }

    if (seen.has(from)) report('duplicate', `${from} is listed twice`);
    seen.add(from);

    const hidden = [...live].filter((path) => findRedirect(path, [rule]));
    if (hidden.length) report('live-source', `${from} would hide ${hidden.join(', ')}`);
    if (!live.has(to.replace(/#.*/, ''))) report('dead-target', `${to} is not a page`);

    if (findRedirect(to, table)) {
      report(isLoop(rule, table) ? 'loop' : 'chain', `${from} redirects to ${to}, which is redirected too`);
    }
    const base = splatBase(from);
    const wider = table
      .slice(0, index)
      .find((earlier) => base !== null && isBelow(base, splatBase(earlier.from)));
    if (wider) report('shadowed', `${from} comes after ${wider.from}, which already matches it`);
  }
  return problems;
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
