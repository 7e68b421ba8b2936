import { useEffect } from 'react';
import { type ContactTopic, contactTopics } from '#src/site/contact-topics.ts';

/** Returns the topic that the URL names: `/kontakt?emne=seo-basic`, or `/kontakt#nyhedsbrev` for the newsletter. */
export function topicOf({ hash, search }: { hash: string; search: string }): ContactTopic | undefined {
  if (hash === '#nyhedsbrev') return 'nyhedsbrev';
  const topic = new URLSearchParams(search).get('emne');
  return Object.keys(contactTopics).find((id) => id === topic) as ContactTopic | undefined;
}

/** Returns the message of a topic, unless the visitor has written one. */
export function messageFor(topic: ContactTopic, written: string): string {
  const isPrefilled = Object.values<string>(contactTopics).includes(written);
  return isPrefilled ? contactTopics[topic] : written || contactTopics[topic];
}

/**
 * Calls `prefill` once per visit to a URL that names a topic. The history entry stores this, so that a message that the
 * visitor has deleted does not return on reload or back navigation.
 */
export function useTopicMessage(prefill: (topic: ContactTopic) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is not a new visit
  useEffect(() => {
    let isPrefilled: boolean = history.state?.emne;
    const update = () => {
      const topic = topicOf(location);
      if (!topic) return;
      // Navigation to another section is not a new visit, even if the query still names the topic.
      const isSameVisit = history.state?.emne || (isPrefilled && location.hash !== '#nyhedsbrev');
      isPrefilled = true;
      history.replaceState({ ...history.state, emne: true }, '');
      if (!isSameVisit) prefill(topic);
    };
    update();
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
}
