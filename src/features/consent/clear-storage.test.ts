import { expect, test } from 'vitest';
import { cookieDomains } from './clear-storage.ts';

test('a cookie may belong to the host alone, to it and its hosts, and to each domain above it', () => {
  expect(cookieDomains('www.nord.firma.example')).toEqual([
    '',
    '; domain=www.nord.firma.example',
    '; domain=nord.firma.example',
    '; domain=firma.example',
  ]);
});
