import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';
import { matchRedirect } from './match-redirect.ts';
import type { Redirect } from './redirect-table.ts';
import { redirectsFile } from './redirects-file.ts';

/** Few names, so that rules collide; some are not valid in a table. */
const name = fc.constantFrom('a', 'b', 'ø', '%C3%B8', 'A', '.', 'a.html');
const path = fc
  .tuple(fc.array(name, { maxLength: 3 }), fc.constantFrom('', '', '', '/', '#a'))
  .map(([names, end]) => `/${names.join('/')}${end}`);
const source = fc.tuple(path, fc.constantFrom('', '', '', '/*')).map(([start, end]) => start + end);
/** The pages of a site and a table in which most targets are pages. */
const site = fc.uniqueArray(path, { minLength: 1, maxLength: 6 }).chain((pages) => {
  const to = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pages) }, path);
  return fc.tuple(fc.constant(pages), fc.array(fc.record({ from: source, to }), { maxLength: 8 }));
});

/** Returns a table that passes the check, by removing faulty rules one by one. */
function validTable(given: readonly Redirect[], pages: readonly string[]): Redirect[] {
  const rest = [...given];
  for (;;) {
    const [diagnostic] = checkRedirects(rest, pages);
    if (!diagnostic) return rest;
    const faulty = rest.findIndex(({ from, to }) => from === diagnostic.where || to === diagnostic.where);
    rest.splice(faulty, 1);
  }
}

/** Returns the target that a host reads from `_redirects`: that of the first line that matches, exact or splat. */
function hostTarget(file: string, address: string): string | null {
  const encoded = encodeURI(decodeURI(address));
  for (const line of file.trimEnd().split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    if (from === encoded || (from.endsWith('/*') && `${encoded}/`.startsWith(from.slice(0, -1)))) return to;
  }
  return null;
}

test('a table that passes the check leads to a page in one redirect', () => {
  let followed = 0;
  fc.assert(
    fc.property(site, fc.array(path, { minLength: 20, maxLength: 20 }), ([pages, given], addresses) => {
      const rules = validTable(given, pages);
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
  // Without followed redirects the property would prove nothing.
  expect(followed).toBeGreaterThan(500);
});

test('with a table that passes the check, `_redirects` gives the same target as the script', () => {
  fc.assert(
    fc.property(site, fc.array(path, { minLength: 10, maxLength: 10 }), ([pages, given], addresses) => {
      const rules = validTable(given, pages);
      const file = redirectsFile(rules);
      for (const address of [...addresses, ...rules.map(({ from }) => from.replace('*', 'x'))]) {
        const plain = address.replace(/#.*/, '');
        const target = matchRedirect(plain, rules);
        expect(hostTarget(file, plain)).toBe(target && encodeURI(target));
      }
    }),
    { seed: 20250912, numRuns: 300 },
  );
});

test('neither the check nor the lookup throws, whatever the table', () => {
  const any = fc.array(fc.record({ from: fc.string(), to: fc.string() }), { maxLength: 5 });
  fc.assert(
    fc.property(any, fc.array(fc.string()), fc.string({ unit: 'binary' }), (given, pages, address) => {
      checkRedirects(given, pages);
      matchRedirect(address, given);
    }),
    { seed: 20250912, numRuns: 500 },
  );
});
