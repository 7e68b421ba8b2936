import { findRedirect } from './match-redirect.ts';
import type { Redirect } from './redirect-table.ts';
import { isBelow, splatBase } from './splat.ts';

export type RedirectProblem = {
  readonly kind: 'form' | 'duplicate' | 'live-source' | 'dead-target' | 'chain' | 'loop' | 'shadowed';
  readonly from: string;
  readonly message: string;
};

/** What hosts take at most. */
const longestLine = 1000;
/** Addresses are written as they are read: the file for the hosts encodes them, and would encode a % once more. */
const source = /^(?:\/|(?:\/[^\s?#*%/]+)+(?:\/\*)?)$/;
const target = /^\/[^\s?*%]*$/;

/** Everything that is wrong with a table, for a site that has pages at `livePaths`. Empty when all is well. */
export function checkRedirects(table: readonly Redirect[], livePaths: Iterable<string>): RedirectProblem[] {
  const live = new Set(livePaths);
  const problems: RedirectProblem[] = [];
  const seen = new Set<string>();

  for (const [index, rule] of table.entries()) {
    const { from, to } = rule;
    const report = (kind: RedirectProblem['kind'], message: string) => problems.push({ kind, from, message });

    if (!source.test(from)) {
      report('form', `${from} must start with a slash, end without one, and hold no query, hash, space or %`);
    }
    if (!target.test(to)) report('form', `${to} must be a path on this site, without query or %`);
    if (`${encodeURI(from)}/ ${encodeURI(to)} 301`.length > longestLine) {
      report('form', 'the line is too long for a host');
    }

    if (seen.has(from)) report('duplicate', `${from} stands twice`);
    seen.add(from);

    const hidden = [...live].filter((path) => findRedirect(path, [rule]));
    if (hidden.length) report('live-source', `${from} would hide ${hidden.join(', ')}`);
    if (!live.has(to.replace(/#.*/, ''))) report('dead-target', `${to} is no page`);

    if (findRedirect(to, table)) {
      report(leadsBack(rule, table) ? 'loop' : 'chain', `${from} leads to ${to}, which is redirected itself`);
    }
    const base = splatBase(from);
    const wider = table
      .slice(0, index)
      .find((earlier) => base !== null && isBelow(base, splatBase(earlier.from)));
    if (wider) report('shadowed', `${from} comes after ${wider.from}, which takes all of it`);
  }
  return problems;
}

/** Does following the rules from a rule's target ever come back to it? */
function leadsBack(rule: Redirect, table: readonly Redirect[]): boolean {
  const followed = new Set<Redirect>();
  let next = findRedirect(rule.to, table);
  while (next && !followed.has(next)) {
    followed.add(next);
    next = findRedirect(next.to, table);
  }
  return followed.has(rule);
}
