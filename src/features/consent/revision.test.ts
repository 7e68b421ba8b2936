import { expect, test } from 'vitest';
import { revision } from './revision.ts';

const service = 'https://statistik.example/script.js';

test('is the same number for the same question', () => {
  expect(revision([service])).toBe(revision([service]));
  expect(Number.isSafeInteger(revision([service]))).toBe(true);
  expect(revision([service])).toBeGreaterThanOrEqual(0);
});

test.each([
  ['without the service', [], undefined],
  ['with another service', ['https://andre.example/script.js'], undefined],
  ['with one more service', [service, 'https://andre.example/script.js'], undefined],
  ['with the same letters in two services', [service.slice(0, 9), service.slice(9)], undefined],
  ['in another wording', [service], 2],
])('is another number %s', (_name, services, version) => {
  expect(revision(services, version)).not.toBe(revision([service]));
});
