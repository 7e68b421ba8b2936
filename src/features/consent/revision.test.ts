import { expect, test } from 'vitest';
import { revision } from './revision.ts';

const service = 'https://statistik.example/script.js';

test('returns the same number for the same question', () => {
  expect(revision([service])).toBe(revision([service]));
  expect(Number.isSafeInteger(revision([service]))).toBe(true);
  expect(revision([service])).toBeGreaterThanOrEqual(0);
});

test.each([
  ['without the service', [], undefined],
  ['with another service', ['https://andre.example/script.js'], undefined],
  ['with one more service', [service, 'https://andre.example/script.js'], undefined],
  ['with the same characters split into two services', [service.slice(0, 9), service.slice(9)], undefined],
  ['with another version of the question', [service], 2],
])('returns another number %s', (_name, services, version) => {
  expect(revision(services, version)).not.toBe(revision([service]));
});
