import { expect, test } from 'vitest';
import { matchRedirect } from './match-redirect.ts';
import { redirects } from './redirect-table.ts';

const table = [
  { from: '/index.html', to: '/' },
  { from: '/home', to: '/' },
  { from: '/about', to: '/omos' },
  { from: '/pricing', to: '/priser' },
  { from: '/kunder', to: '/cases' },
  { from: '/kunder/*', to: '/cases' },
  { from: '/vores-artikler/seo', to: '/artikler/seo' },
];

test.each([
  ['/about', '/omos'],
  ['/about/', '/omos'],
  ['/index.html', '/'],
  ['/about///', '/omos'],
  ['/%61bout', '/omos'],
  ['/about?', '/omos?'],
  ['/about#', '/omos#'],
  ['/about?til=/kunder/#her', '/omos?til=/kunder/#her'],
  ['/about#?a=1', '/omos#?a=1'],
  ['/about?a=\n#b\nc', '/omos?a=\n#b\nc'],
  ['/home?kilde=brev', '/?kilde=brev'],
  ['/pricing?a=1&b=2#seo', '/priser?a=1&b=2#seo'],
  ['/pricing/#seo', '/priser#seo'],
  ['/kunder', '/cases'],
  ['/kunder/', '/cases'],
  ['/kunder/bageren', '/cases'],
  ['/kunder/bageren/2021/?a=1', '/cases?a=1'],
])('%s redirects to %s', (from, to) => {
  expect(matchRedirect(from, table)).toBe(to);
});

test.each(['/', '/omos', '/omos/', '/kunderne', '/About', '/vores-artikler/andet', '/%E0%A4%A', ''])(
  '"%s" is not redirected',
  (path) => {
    expect(matchRedirect(path, table)).toBeNull();
  },
);

test('redirects every source of the real table to its target, with and without trailing slash', () => {
  for (const { from, to } of redirects) {
    const path = from.replace('/*', '/noget');
    expect([matchRedirect(path), matchRedirect(`${path}/`)]).toEqual([to, to]);
  }
});

test.each([
  ['a plain source takes precedence over a splat', '/a/b', '/y'],
  ['a splat matches everything else below it', '/a/c', '/x'],
  ["the target's hash is kept", '/anker?q=1', '/z?q=1#der'],
  ["the visitor's hash replaces the target's", '/anker#her', '/z#her'],
  ["the visitor's empty hash replaces it too", '/anker#', '/z#'],
  ['a splat matches its own base', '/a/', '/x'],
  ['the home page can be a source', '/', '/z'],
  ['slashes alone count as the home page', '//', '/z'],
  ['non-ASCII letters match when encoded', '/b%C3%B8h', '/x'],
])('%s', (_name, from, to) => {
  const special = [
    { from: '/a/*', to: '/x' },
    { from: '/a/b', to: '/y' },
    { from: '/anker', to: '/z#der' },
    { from: '/bøh', to: '/x' },
    { from: '/', to: '/z' },
  ];
  expect(matchRedirect(from, special)).toBe(to);
});
