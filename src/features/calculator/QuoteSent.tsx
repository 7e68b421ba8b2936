import { ButtonLink } from '#src/components/Button.tsx';
import { contactFields } from '#src/features/lead-form/contact-fields.ts';
import { ReceiptHeading, SentDetails } from '#src/features/lead-form/Receipt.tsx';
import { formatFact } from '#src/site/format-fact.ts';
import styles from './Calculator.module.css';
import { OfferSheet } from './OfferSheet.tsx';
import type { CompleteAnswers } from './questions.ts';
import type { QuotePayload } from './quote-payload.ts';
import { Stepper } from './Stepper.tsx';
import { scrollToPanel } from './use-step-focus.ts';

type QuoteSentProps = { answers: CompleteAnswers; payload: QuotePayload };

/** Receipt of a quote request. Shows the sent payload, not the form's current values. */
export function QuoteSent({ answers, payload }: QuoteSentProps) {
  return (
    <div ref={scrollToPanel} className={`receipt ${styles.panel}`}>
      <Stepper at="sent" answers={answers} />
      <div className="stack">
        <ReceiptHeading className={styles.question}>Tak for din henvendelse!</ReceiptHeading>
        <p className="lead">Vi kontakter dig inden for {formatFact('svar.timer')} med dit præcise tilbud.</p>
        <OfferSheet answers={answers} sent />
        <SentDetails fields={contactFields} values={payload} />
        <div>
          <ButtonLink href="/cases">Se vores cases</ButtonLink>
        </div>
      </div>
    </div>
  );
}
