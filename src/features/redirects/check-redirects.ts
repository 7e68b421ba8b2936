import type { Redirect } from './redirect-table.ts';
import { isBelow, splatBase } from './splat.ts';

export type RedirectProblem = {
  readonly kind: 'form' | 'duplicate' | 'live-source' | 'dead-target' | 'chain' | 'loop' | 'shadowed';
  readonly from: string;
  readonly message: string;
};

/** What hosts take at most, and what an address may look like. */
const longestLine = 1000;
const address = /^\/[^\s?#*]*(?:\/\*)?$/;
const target = /^\/[^\s?*]*$/;

/** Everything that is wrong with a table, for a site that has pages at `livePaths`. Empty when all is well. */
export function checkRedirects(table: readonly Redirect[], livePaths: Iterable<string>): RedirectProblem[] {
  const live = new Set(livePaths);
  const problems: RedirectProblem[] = [];
  const seen = new Set<string>();

  for (const [index, { from, to }] of table.entries()) {
    const report = (kind: RedirectProblem['kind'], message: string) => problems.push({ kind, from, message });
    const [targetPath = ''] = to.split('#');

    if (!address.test(from) || (from !== '/' && from.endsWith('/'))) {
      report('form', `${from} must start with a slash, end without one, and hold no query, hash or space`);
    }
    if (!target.test(to)) report('form', `${to} must be a path on this site`);
    if (encodeURI(`${from}/ ${to} 301`).length > longestLine)
      report('form', 'the line is too long for a host');

    if (seen.has(from)) report('duplicate', `${from} stands twice`);
    seen.add(from);

    const base = splatBase(from);
    if (base === null) {
      if (live.has(from)) report('live-source', `${from} is a page: the redirect would hide it`);
    } else {
      const hidden = [...live].filter((path) => isBelow(path, base));
      if (hidden.length) report('live-source', `${from} would hide ${hidden.join(', ')}`);
    }
    if (!live.has(targetPath)) report('dead-target', `${to} is no page`);

    if (table.some((other) => other.from === targetPath || isBelow(targetPath, splatBase(other.from)))) {
      report(leadsBack(from, table) ? 'loop' : 'chain', `${from} leads to ${to}, which is redirected itself`);
    }
    const wider = table
      .slice(0, index)
      .find((earlier) => base !== null && isBelow(base, splatBase(earlier.from)));
    if (wider) report('shadowed', `${from} comes after ${wider.from}, which takes all of it`);
  }
  return problems;
}

/** Does following the rules from `start` ever come back to it? */
function leadsBack(start: string, table: readonly Redirect[]): boolean {
  const begin = splatBase(start) ?? start;
  const visited = new Set<string>();
  let path = begin;
  while (!visited.has(path)) {
    visited.add(path);
    const rule =
      table.find(({ from }) => from === path) ?? table.find(({ from }) => isBelow(path, splatBase(from)));
    if (!rule) return false;
    path = rule.to.split('#')[0] ?? '';
    if (path === begin || isBelow(path, splatBase(start))) return true;
  }
  return false;
}
