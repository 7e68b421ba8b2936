import { expect, test } from 'vitest';
import { contactTopics } from '#src/site/contact-topics.ts';
import { messageFor, topicOf } from './use-topic-message.ts';

test.each([
  ['', '', undefined],
  ['#nyhedsbrev', '', 'nyhedsbrev'],
  ['', '?emne=nyhedsbrev', 'nyhedsbrev'],
  ['#kontakt-form', '?emne=andet', undefined],
  ['#kontakt-form', '?emne=toString', undefined],
  ['#kontakt-form', '?a=1&emne=seo-premium', 'seo-premium'],
])('topicOf with hash %j and query %j returns %s', (hash, search, expected) => {
  expect(topicOf({ hash, search })).toBe(expected);
});

test('messageFor replaces an empty message and that of another topic, and comes once below what the visitor wrote', () => {
  const message = contactTopics['seo-premium'];
  expect(messageFor('seo-premium', '')).toBe(message);
  expect(messageFor('seo-premium', contactTopics['seo-basic'])).toBe(message);
  const both = messageFor('seo-premium', 'Hej');
  expect(both).toBe(`Hej\n\n${message}`);
  expect(messageFor('seo-premium', both)).toBe(both);
});
