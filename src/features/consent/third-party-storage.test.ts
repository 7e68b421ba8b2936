import { expect, test } from 'vitest';
import { cookiesToDelete, thirdPartyNames } from './third-party-storage.ts';

test.each([
  ['', []],
  ['a=1', ['a']],
  ['a=1; b=2=3; c', ['a', 'b', 'c']],
])('reads from %j the names %j', (cookies, names) => {
  const hostOnly = cookiesToDelete(cookies, 'firma.example').filter(({ domain }) => domain === null);
  expect(hostOnly.map(({ name }) => name)).toEqual(names);
});

test('never returns the site’s own storage as third-party', () => {
  expect(thirdPartyNames(['cc_cookie', 'prisberegner', 'notifikation-lukket', 'tracker'])).toEqual([
    'tracker',
  ]);
});

test('deletes an unknown cookie on this host only', () => {
  expect(cookiesToDelete('besog=1; cc_cookie=x', 'www.firma.example')).toEqual([
    { name: 'besog', domain: null },
    { name: 'besog', domain: 'www.firma.example' },
  ]);
});

test.each(['_ga', '_ga_AB12', '_pk_id.1.1fff', '_clck', '_hjSession_42'])(
  'deletes the analytics cookie %s on the parent domains as well',
  (name) => {
    expect(cookiesToDelete(`${name}=1`, 'www.nord.firma.example').map(({ domain }) => domain)).toEqual([
      null,
      'www.nord.firma.example',
      'nord.firma.example',
      'firma.example',
    ]);
  },
);

test.each(['localhost', '127.0.0.1', 'firma.example'])('finds no parent domain of %s', (hostname) => {
  expect(cookiesToDelete('_ga=1', hostname).map(({ domain }) => domain)).toEqual([null, hostname]);
});

test('keeps a cookie on the parent domains whose name only begins like an analytics cookie', () => {
  expect(cookiesToDelete('_gaestebog=1', 'www.firma.example')).toHaveLength(2);
});

test.each(['www.360.firma.example', '3.firma.example'])('does not treat %s as an IP address', (hostname) => {
  expect(cookiesToDelete('_ga=1', hostname).map(({ domain }) => domain)).toContain('firma.example');
});
