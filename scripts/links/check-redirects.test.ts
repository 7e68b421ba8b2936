import { expect, test } from 'vitest';
import { checkRedirects } from './check-redirects.ts';

const paths = ['/', '/omos', '/cases', '/artikler', '/artikler/a'];

/** Returns what is wrong with the redirects from these addresses. */
const faultsOf = (...sources: readonly string[]) =>
  checkRedirects(
    sources.map((from) => ({ from, to: '/omos' })),
    paths,
  ).map(({ where, found }) => `${where}: ${found}`);

test.each(['about', '/about/', '/about?a=1', '/a/*/b', '/b%C3%B8h', '/artikler/:navn', '/a//b'])(
  'refuses %s',
  (from) => {
    expect(faultsOf(from)).toEqual([`${from}: ${from}`]);
  },
);

test.each([
  ['a duplicate', ['/a', '/a'], '/a: /a to gange'],
  ['a page', ['/about', '/omos'], '/omos: adressen på en side: /omos'],
  ['a splat over pages', ['/artikler/*'], '/artikler/*: adressen på en side: /artikler, /artikler/a'],
])('refuses %s', (_what, sources, fault) => {
  expect(faultsOf(...sources)).toEqual([fault]);
});
