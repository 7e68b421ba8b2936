import { isDeepStrictEqual } from 'node:util';
import { answersIn, quoteFields, quotePayload } from '#src/features/calculator/payload.ts';
import { isComplete } from '#src/features/calculator/questions.ts';
import { messageFields } from '#src/features/contact/message-values.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { fieldErrors, type LeadField, parseValues } from '#src/features/lead-form/lead-rules.ts';

type Lead = Readonly<Record<string, unknown>>;

/** Returns a function that lists what is wrong with a lead, in Danish: its form must be able to send exactly this. */
function leadFaults<Name extends string>(
  fields: readonly LeadField<Name>[],
  payloadOf: (values: Readonly<Record<Name, string>>, now: Date, lead: Lead) => object | null,
) {
  return (lead: Lead): string[] => {
    const values = parseValues(fields, lead);
    const errors = Object.values(fieldErrors(fields, values));
    const now = new Date(String(lead.timestamp));
    const isSent = !Number.isNaN(now.getTime()) && isDeepStrictEqual(lead, payloadOf(values, now, lead));
    return errors.length || isSent ? errors : ['Henvendelsen er ikke, som formularen sender den'];
  };
}

export const quoteFaults = leadFaults(quoteFields, (values, now, lead) => {
  const answers = answersIn(lead);
  return isComplete(answers) ? quotePayload(answers, values, now) : null;
});

export const messageFaults = leadFaults(messageFields, contactPayload);
