import { cleanValues } from '#src/features/lead-form/lead-rules.ts';
import { type MessageValues, messageFields } from './message-values.ts';

/** Contact message as sent to the webhook. */
export type ContactPayload = ReturnType<typeof contactPayload>;

/** Returns the message as it is sent, with the time in UTC. */
export function contactPayload(values: MessageValues, now: Date) {
  return {
    ...cleanValues(messageFields, values),
    timestamp: now.toISOString(),
    source: 'kontakt-formular',
  } as const;
}
