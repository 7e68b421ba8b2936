import { isDeepStrictEqual } from 'node:util';
import { isComplete, parseAnswers } from '#src/features/calculator/answers.ts';
import { quoteFields, quotePayload } from '#src/features/calculator/payload.ts';
import { messageFields } from '#src/features/contact/message-values.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { fieldErrors, type LeadField } from '#src/features/lead-form/lead-rules.ts';
import { parseTextValues } from '#src/features/lead-form/session-draft.ts';

type Lead = Readonly<Record<string, unknown>>;

/** Returns a function that lists what is wrong with a lead, in Danish: its form must be able to send exactly this. */
function leadFaults<Name extends string>(
  fields: readonly LeadField<Name>[],
  payloadOf: (values: Readonly<Record<Name, string>>, now: Date, lead: Lead) => object | null,
) {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;
  return (lead: Lead): string[] => {
    const values = parseTextValues(lead, empty);
    const errors = Object.values(fieldErrors(fields, values));
    const now = new Date(String(lead.timestamp));
    const isSent = !Number.isNaN(now.getTime()) && isDeepStrictEqual(lead, payloadOf(values, now, lead));
    return errors.length || isSent ? errors : ['Henvendelsen er ikke, som formularen sender den'];
  };
}

export const quoteFaults = leadFaults(quoteFields, (values, now, lead) => {
  const answers = parseAnswers({ size: lead.selectedSize, google: lead.needsGoogle, seo: lead.selectedSEO });
  return isComplete(answers) ? quotePayload(answers, values, now) : null;
});

export const messageFaults = leadFaults(messageFields, contactPayload);
