import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { emptyContact } from '#src/features/lead-form/contact-fields.ts';
import { facts } from '#src/site/facts.ts';
import { ContactStep } from './ContactStep.tsx';
import { PrintedOffer } from './PrintedOffer.tsx';
import { quotePayload } from './payload.ts';
import { QuoteSent } from './QuoteSent.tsx';
import type { StepProps } from './step-props.ts';

const answers = { size: 'lille', needsGoogle: 'nej', seo: null } as const;
const contactStep: StepProps = {
  idPrefix: 'beregner',
  answers,
  dispatch: () => {},
  heading: (title) => title,
  lead: {
    form: { current: null },
    values: emptyContact,
    setValues: () => {},
    edit: () => {},
    errors: {},
    attempt: 0,
    sending: { kind: 'idle' },
    send: () => {},
    clearFailure: () => {},
    ready: true,
  },
  canBeSent: true,
};

test.each([
  ['the contact step', <ContactStep key="step" {...contactStep} />],
  ['the printed offer', <PrintedOffer key="print" answers={answers} on={new Date(0)} link="/priser" />],
  ['the receipt', <QuoteSent key="sent" payload={quotePayload(answers, emptyContact, new Date(0))} />],
])('%s promises a reply within the time of the fact, whatever its unit', (_part, element) => {
  const { value, suffix } = facts['svar.timer'];
  onTestFinished(() => void Object.assign(facts['svar.timer'], { value, suffix }));
  Object.assign(facts['svar.timer'], { value: 2, suffix: ' hverdage' });
  expect(renderToStaticMarkup(element)).toContain('inden for 2\u00a0hverdage');
});
