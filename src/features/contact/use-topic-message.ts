import { useEffect } from 'react';
import type { LeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { type ContactTopic, contactTopics } from '#src/site/contact-topics.ts';
import type { ContactPayload, MessageValues } from './message-payload.ts';

/** Returns the topic that the URL names: `/kontakt?emne=seo-basic`, or `/kontakt#nyhedsbrev` for the newsletter. */
function topicOf({ hash, search }: { hash: string; search: string }): ContactTopic | undefined {
  if (hash === '#nyhedsbrev') return 'nyhedsbrev';
  const topic = new URLSearchParams(search).get('emne');
  return Object.keys(contactTopics).find((id) => id === topic) as ContactTopic | undefined;
}

/** Returns the message of a topic: in place of that of another topic, below what the visitor has written. */
function messageFor(topic: ContactTopic, written: string): string {
  const message = contactTopics[topic];
  if (written.includes(message)) return written;
  const isPrefilled = Object.values<string>(contactTopics).includes(written);
  return isPrefilled || !written ? message : `${written}\n\n${message}`;
}

/**
 * Fills in the message of the topic that the URL names. Then the URL names it no longer, so that a message that the
 * visitor has deleted does not return on reload or back navigation.
 */
export function useTopicMessage({ values, fill, ready }: LeadForm<MessageValues, ContactPayload>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft has been restored
  useEffect(() => {
    const topic = topicOf(location);
    if (!ready || !topic) return;
    fill({ ...values, message: messageFor(topic, values.message) });
    const address = new URL(location.href);
    address.searchParams.delete('emne');
    address.hash = 'kontakt-form';
    history.replaceState(history.state, '', address);
  }, [ready]);
}
