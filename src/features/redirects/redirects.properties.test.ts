import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';
import { matchRedirect } from './match-redirect.ts';
import type { Redirect } from './redirect-table.ts';
import { redirectsFile } from './redirects-file.ts';

/** Few names, so that rules meet each other; some of them in forms that a table should not have. */
const name = fc.constantFrom('a', 'b', 'ø', '%C3%B8', 'A', '.', 'a.html');
const path = fc
  .tuple(fc.array(name, { maxLength: 3 }), fc.constantFrom('', '', '', '/', '#a'))
  .map(([names, end]) => `/${names.join('/')}${end}`);
const source = fc.tuple(path, fc.constantFrom('', '', '', '/*')).map(([start, end]) => start + end);
/** The pages of a site and a table that leads to them, more often than not. */
const site = fc.uniqueArray(path, { minLength: 1, maxLength: 6 }).chain((pages) => {
  const to = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pages) }, path);
  return fc.tuple(fc.constant(pages), fc.array(fc.record({ from: source, to }), { maxLength: 8 }));
});

/** A table that passes the check, made by leaving out the first line with a fault until there is none. */
function sound(given: readonly Redirect[], pages: readonly string[]): Redirect[] {
  const rest = [...given];
  for (;;) {
    const [problem] = checkRedirects(rest, pages);
    if (!problem) return rest;
    rest.splice(
      rest.findIndex(({ from }) => from === problem.from),
      1,
    );
  }
}

/** Where a host's own reading of `_redirects` leads: the first line that matches, exact or splat. */
function byHost(file: string, address: string): string | null {
  const asked = encodeURI(decodeURI(address));
  for (const line of file.trimEnd().split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    if (from === asked || (from.endsWith('/*') && `${asked}/`.startsWith(from.slice(0, -1)))) return to;
  }
  return null;
}

test('whatever table passes the check: one redirect, and then a page', () => {
  let followed = 0;
  fc.assert(
    fc.property(site, fc.array(path, { minLength: 20, maxLength: 20 }), ([pages, given], addresses) => {
      const rules = sound(given, pages);
      for (const address of [...addresses, ...rules.map(({ from }) => from.replace('*', 'x'))]) {
        const target = matchRedirect(address, rules);
        if (target === null) continue;
        followed += 1;
        expect(pages).toContain(target.replace(/#.*/, ''));
        expect(matchRedirect(target, rules)).toBeNull();
      }
      for (const page of pages) expect(matchRedirect(page, rules)).toBeNull();
    }),
    { seed: 20250912, numRuns: 500 },
  );
  // The property would be empty if no table ever passed.
  expect(followed).toBeGreaterThan(500);
});

test('whatever table passes the check: the file for the hosts leads where the script leads', () => {
  fc.assert(
    fc.property(site, fc.array(path, { minLength: 10, maxLength: 10 }), ([pages, given], addresses) => {
      const rules = sound(given, pages);
      const file = redirectsFile(rules);
      for (const address of [...addresses, ...rules.map(({ from }) => from.replace('*', 'x'))]) {
        const plain = address.replace(/#.*/, '');
        const target = matchRedirect(plain, rules);
        expect(byHost(file, plain)).toBe(target && encodeURI(target));
      }
    }),
    { seed: 20250912, numRuns: 300 },
  );
});

test('whatever the table, checked or not: an address is answered, and so is every question of the check', () => {
  const any = fc.array(fc.record({ from: fc.string(), to: fc.string() }), { maxLength: 5 });
  fc.assert(
    fc.property(any, fc.array(fc.string()), fc.string({ unit: 'binary' }), (given, pages, address) => {
      checkRedirects(given, pages);
      matchRedirect(address, given);
    }),
    { seed: 20250912, numRuns: 500 },
  );
});
