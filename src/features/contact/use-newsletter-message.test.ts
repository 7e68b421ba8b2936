import { expect, test } from 'vitest';
import { asksForNewsletter } from './use-newsletter-message.ts';

test.each([
  ['', '', false],
  ['#nyhedsbrev', '', true],
  ['', '?emne=nyhedsbrev', true],
  ['#kontakt-form', '?emne=andet', false],
  ['#kontakt-form', '?a=1&emne=nyhedsbrev', true],
])('asksForNewsletter with hash %j and query %j returns %s', (hash, search, expected) => {
  expect(asksForNewsletter({ hash, search })).toBe(expected);
});
