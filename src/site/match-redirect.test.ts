import { expect, test } from 'vitest';
import { matchRedirect } from './match-redirect.ts';

const table = [
  { from: '/about', to: '/omos' },
  { from: '/kunder/*', to: '/cases' },
  { from: '/kunder/gamle', to: '/omos' },
  { from: '/anker', to: '/omos#hold' },
  { from: '/bøh', to: '/' },
];

test.each([
  ['/about///', '/omos'],
  ['/b%C3%B8h', '/'],
  ['/about/?a=1&til=/kunder/#her', '/omos?a=1&til=/kunder/#her'],
  // A splat matches its own base and everything below, but for a plain source.
  ['/kunder/', '/cases'],
  ['/kunder/bageren/2021/?a=1', '/cases?a=1'],
  ['/kunder/gamle', '/omos'],
  // The visitor's hash replaces the target's.
  ['/anker?q=1', '/omos?q=1#hold'],
])('%s redirects to %s', (from, to) => {
  expect(matchRedirect(from, table)).toBe(to);
});

test.each(['/', '/omos', '/kunderne', '/About', '/%E0%A4%A', ''])('"%s" is not redirected', (path) => {
  expect(matchRedirect(path, table)).toBeNull();
});
