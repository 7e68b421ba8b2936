import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { ContactStep } from '#src/features/calculator/ContactStep.tsx';
import { PrintedOffer } from '#src/features/calculator/PrintedOffer.tsx';
import { type QuotePayload, quotePayload } from '#src/features/calculator/payload.ts';
import { QuoteSent } from '#src/features/calculator/QuoteSent.tsx';
import { MessageSent } from '#src/features/contact/MessageSent.tsx';
import { emptyMessage } from '#src/features/contact/message-values.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { type ContactDetails, emptyContact } from '#src/features/lead-form/contact-fields.ts';
import { useLeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { facts } from '#src/site/facts.ts';

const now = new Date(0);
const answers = { size: 'lille', google: 'nej', seo: null } as const;

function LastStep() {
  const lead = useLeadForm<ContactDetails, QuotePayload>('prisberegner', '/webhook/tilbud', emptyContact);
  const parts = { idPrefix: 'beregner', dispatch: () => {}, heading: (title: string) => title };
  return <ContactStep {...parts} answers={answers} lead={lead} canBeSent />;
}

test.each([
  ['the contact step', <LastStep key="step" />],
  ['the printed offer', <PrintedOffer key="print" answers={answers} on={now} link="/priser" />],
  ['the receipt of a quote', <QuoteSent key="quote" payload={quotePayload(answers, emptyContact, now)} />],
  ['the receipt of a message', <MessageSent key="message" payload={contactPayload(emptyMessage, now)} />],
])('%s promises a reply within the time of the fact, whatever its unit', (_part, element) => {
  const { value, suffix } = facts['svar.timer'];
  onTestFinished(() => void Object.assign(facts['svar.timer'], { value, suffix }));
  Object.assign(facts['svar.timer'], { value: 2, suffix: ' hverdage' });
  expect(renderToStaticMarkup(element)).toContain('inden for 2\u00a0hverdage');
});
