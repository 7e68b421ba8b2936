import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

const origin = 'https://firma.example';

// The last six would lead to another site if the path were taken as text.
test.each([
  ['/Om-os?Kilde=Brev#Her', '/om-os?Kilde=Brev#Her'],
  ['/P%C3%A5-nettet', '/p%C3%A5-nettet'],
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
