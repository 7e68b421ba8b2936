import { expect, test } from 'vitest';
import { asksForNewsletter } from './use-newsletter-message.ts';

test.each([
  ['', '', false],
  ['#nyhedsbrev', '', true],
  ['', '?emne=nyhedsbrev', true],
  ['#kontakt-form', '?emne=andet', false],
  ['#kontakt-form', '?a=1&emne=nyhedsbrev', true],
])('hash %j, query %j asks for the newsletter: %s', (hash, search, expected) => {
  expect(asksForNewsletter({ hash, search })).toBe(expected);
});
