import { expect, test } from 'vitest';
import { cookieNames, cookiesToDelete, thirdPartyNames } from './third-party-storage.ts';

test.each([
  ['', []],
  ['a=1', ['a']],
  ['a=1; b=2=3; c', ['a', 'b', 'c']],
])('the names in %j are %j', (cookies, names) => {
  expect(cookieNames(cookies)).toEqual(names);
});

test('what the site itself stores is never third-party', () => {
  expect(thirdPartyNames(['cc_cookie', 'prisberegner', 'notifikation-lukket', 'tracker'])).toEqual([
    'tracker',
  ]);
});

test('an unknown cookie is deleted on this host only', () => {
  expect(cookiesToDelete('besog=1; cc_cookie=x', 'www.firma.example')).toEqual([
    { name: 'besog', domain: null },
    { name: 'besog', domain: 'www.firma.example' },
  ]);
});

test.each(['_ga', '_ga_AB12', '_pk_id.1.1fff', '_clck', '_hjSession_42'])(
  'the analytics cookie %s is deleted on the domains above as well',
  (name) => {
    expect(cookiesToDelete(`${name}=1`, 'www.nord.firma.example').map(({ domain }) => domain)).toEqual([
      null,
      'www.nord.firma.example',
      'nord.firma.example',
      'firma.example',
    ]);
  },
);

test.each(['localhost', '127.0.0.1', 'firma.example'])('%s has no domain above it', (hostname) => {
  expect(cookiesToDelete('_ga=1', hostname).map(({ domain }) => domain)).toEqual([null, hostname]);
});

test('a name that only begins like an analytics cookie stays on the domains above', () => {
  expect(cookiesToDelete('_gaestebog=1', 'www.firma.example')).toHaveLength(2);
});

test.each(['www.360.firma.example', '3.firma.example'])('%s is no address of numbers', (hostname) => {
  expect(cookiesToDelete('_ga=1', hostname).map(({ domain }) => domain)).toContain('firma.example');
});
