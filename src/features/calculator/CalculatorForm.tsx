import type { FormEvent } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { type ContactDetails, emptyContact } from '#src/features/lead-form/contact-fields.ts';
import { isEmail } from '#src/features/lead-form/is-email.ts';
import { SendNotes } from '#src/features/lead-form/SendNotes.tsx';
import { useLeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { isComplete } from './answers.ts';
import styles from './Calculator.module.css';
import { LivePrice } from './LivePrice.tsx';
import { canSend, missingDetails, type QuotePayload, quotePayload } from './payload.ts';
import { QuoteSent } from './QuoteSent.tsx';
import { quoteMailLink } from './quote-mail-link.ts';
import { Stepper } from './Stepper.tsx';
import { stepIds } from './state.ts';
import { steps } from './steps.tsx';
import { type CalculatorOptions, useCalculator } from './use-calculator.ts';
import { useSingleClicks } from './use-single-clicks.ts';

export type CalculatorFormProps = CalculatorOptions & {
  /** URL that quote requests are posted to; null when none is configured. */
  endpoint: string | null;
};

/** Connects the answers, the steps and sending. */
export function CalculatorForm({ endpoint, ...options }: CalculatorFormProps) {
  const { idPrefix } = options;
  const lead = useLeadForm<ContactDetails, QuotePayload>('prisberegner', endpoint, emptyContact);
  const { values, sending } = lead;
  const isSending = sending.kind === 'sending';
  const { state, dispatch, move, heading } = useCalculator(options, lead);
  useSingleClicks(sending.kind === 'sent' ? 'sent' : state.step);
  const { step, answers } = state;
  const { View, canLeave } = steps[step];
  const canBeSent = endpoint !== null;
  const canContinue = step === 'contact' ? canSend(values) : canLeave(answers);
  const missing = step === 'contact' ? canBeSent && missingDetails(values) : steps[step].missing;
  const missingId = `${idPrefix}-mangler`;
  const describedBy = canContinue ? undefined : missingId;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step !== 'contact') move('next');
    else if (isComplete(answers) && canSend(values)) {
      const payload = quotePayload(answers, values, new Date());
      lead.send(isEmail(payload.email) ? {} : { email: 'Email er ugyldig' }, payload);
    }
  }

  if (sending.kind === 'sent') return <QuoteSent payload={sending.payload} />;
  return (
    // `method="dialog"` makes the button submit nothing before hydration.
    <form
      ref={lead.form}
      className={styles.panel}
      data-step={step}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      <Stepper at={step} answers={answers} />
      <div className={styles.step} key={step}>
        <View
          idPrefix={idPrefix}
          answers={answers}
          dispatch={dispatch}
          heading={(title) => (
            <h3 ref={heading} tabIndex={-1} className={styles.question}>
              <span className={styles.count}>
                Trin {stepIds.indexOf(step) + 1} af {stepIds.length}
              </span>{' '}
              <span>{title}</span>
            </h3>
          )}
          lead={lead}
          canBeSent={canBeSent}
        />
        {step === 'contact' && isComplete(answers) && canBeSent && (
          <SendNotes
            sending={sending}
            failure="Der skete en fejl ved afsendelse. Prøv venligst igen."
            mailHref={quoteMailLink(answers, values)}
          />
        )}
      </div>
      {/* The key remounts it after hydration, when a draft or a URL may open another step: new elements do not count as
          layout shift. */}
      <div key={`bund-${lead.ready}`} className={styles.bar}>
        <LivePrice answers={answers} />
        <div className={styles.row}>
          {step !== 'size' && (
            <Button variant="quiet" onClick={() => move('back')} disabled={isSending}>
              Tilbage
            </Button>
          )}
          {step !== 'contact' && (
            <Button type="submit" disabled={!canContinue} aria-describedby={describedBy}>
              Næste
            </Button>
          )}
          {step === 'contact' && canBeSent && (
            <Button type="submit" disabled={!canContinue || isSending} aria-describedby={describedBy}>
              {isSending ? 'Sender...' : 'Send og få tilbud'}
            </Button>
          )}
          {!canContinue && missing && (
            <p id={missingId} className={styles.missing}>
              {missing}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}
