import type { ContactTopic } from './contact-topics.ts';
import { paths } from './pages.ts';

/** Returns the address of the contact form with the message of a topic filled in. */
export function contactHref(topic: ContactTopic): string {
  return `${paths.contact}?emne=${topic}#kontakt-form`;
}
