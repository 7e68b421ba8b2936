import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

const origin = 'https://firma.example';

test.each([
  ['/Om-os?Kilde=Brev#Her', '/om-os?Kilde=Brev#Her'],
  ['/P%C3%A5-nettet', '/p%C3%A5-nettet'],
  ['/omos', '/omos'],
  ['//omos/', '/omos/'],
  ['//Evil.example/login', '/evil.example/login'],
  ['///Evil.example', '/evil.example'],
  ['/.//Evil.example', '/evil.example'],
  ['/a/..//Evil.example', '/evil.example'],
  ['/\\Evil.example', '/evil.example'],
  ['/%2F/Evil.example', '/%2F/evil.example'],
])('%s may mean %s', (given, meant) => {
  expect(plainAddress(origin + given).href).toBe(origin + meant);
});

test('never leads to another site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2F',
    '%5C',
    '@',
    ':',
    '//',
    'Evil.example',
    '\t',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const address = plainAddress(`${origin}/${parts.join('')}`);
      expect(new URL(address.pathname, origin).origin).toBe(origin);
      expect(address.origin).toBe(origin);
    }),
    { seed: 20250912, numRuns: 1000 },
  );
});
