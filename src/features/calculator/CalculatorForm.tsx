import { type FormEvent, type MouseEvent, useState } from 'react';
import { Button } from '#src/components/Button.tsx';
import { ClearForm } from '#src/features/lead-form/ClearForm.tsx';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import { useLeadForm } from '#src/features/lead-form/use-lead-form.ts';
import type { SizeId } from '#src/site/packages.ts';
import { calculatorUrl } from './address.ts';
import styles from './Calculator.module.css';
import { ContactStep } from './ContactStep.tsx';
import { LivePrice } from './LivePrice.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { PrintedOffer } from './PrintedOffer.tsx';
import { QuoteSent } from './QuoteSent.tsx';
import { isComplete, questions } from './questions.ts';
import { missingDetails, type QuotePayload, quoteFields, quotePayload } from './quote-payload.ts';
import { Stepper } from './Stepper.tsx';
import { isQuestion, nextState, previousState, type StepId, stepIds, withAnswer } from './state.ts';
import { useSavedState } from './use-saved-state.ts';
import { useStepFocus } from './use-step-focus.ts';

/** What the button of a step says that leads to more than the next question. */
const nextLabels: Readonly<Partial<Record<StepId, string>>> = {
  offer: 'Få det præcise tilbud',
  contact: 'Send og få tilbud',
};

/** The second click of a double click would press what the next step has put under the pointer. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

export type CalculatorFormProps = {
  /** URL that quote requests are posted to; null when none is configured. */
  endpoint: string | null;
  /** Preselected size. */
  size?: SizeId | undefined;
};

/** Connects the answers, the steps and sending. */
export function CalculatorForm({ endpoint, size }: CalculatorFormProps) {
  const lead = useLeadForm<ContactDetails, QuotePayload>('prisberegner-kontakt', endpoint, quoteFields);
  const { values, sending } = lead;
  const { headingRef, focusStep } = useStepFocus(lead.form);
  const [state, setState] = useSavedState(size, lead, onMove);
  const { step, answers } = state;
  const isSending = sending.kind === 'sending';
  const canBeSent = endpoint !== null;
  const missing = missingNow();
  /** Presses in vain on the button of this step. */
  const [refusals, setRefusals] = useState(0);

  function onMove() {
    // A failure does not apply to other answers.
    lead.clearFailure();
    setRefusals(0);
    focusStep();
  }

  function move(to: (from: typeof state) => typeof state) {
    setState(to);
    onMove();
  }

  /** Says what the visitor must do before the next step opens, or before the request can be sent. */
  function missingNow(): string | undefined {
    if (step === 'contact') return canBeSent ? missingDetails(values) : undefined;
    return isQuestion(step) && answers[step] === null ? questions[step].missing : undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'contact')
      isComplete(answers) && lead.send((typed, now) => quotePayload(answers, typed, now));
    else if (missing) setRefusals(refusals + 1);
    else move(nextState);
  }

  const heading = (title: string) => (
    <h3 ref={headingRef} tabIndex={-1} className={styles.question}>
      <span className={`caption ${styles.count}`}>
        Trin {stepIds.indexOf(step) + 1} af {stepIds.length}
      </span>{' '}
      <span>{title}</span>
    </h3>
  );

  if (sending.kind === 'sent' && isComplete(answers))
    return <QuoteSent answers={answers} payload={sending.payload} />;
  const offer = step === 'offer' && isComplete(answers) && answers;
  const link = offer && new URL(calculatorUrl(offer), location.href).href;
  return (
    <form
      {...lead.formProps}
      className={styles.panel}
      data-step={step}
      onSubmit={submit}
      onClickCapture={ignoreSecondClick}
    >
      <Stepper at={step} answers={answers} />
      <div className={`stack ${styles.step}`} key={step}>
        {isQuestion(step) && (
          <OptionGroup
            id={step}
            heading={heading}
            value={answers[step]}
            onChange={(answer) => setState(withAnswer(state, answer))}
          />
        )}
        {offer && heading('Dit tilbud')}
        {offer && link && <PrintedOffer answers={offer} link={link} />}
        {step === 'contact' && isComplete(answers) && (
          <ContactStep heading={heading} answers={answers} lead={lead} canBeSent={canBeSent} />
        )}
      </div>
      {/* The key remounts it after hydration, when a draft or a URL may open another step: new elements do not count as
          layout shift. */}
      <div key={`bund-${lead.ready}`} className={styles.bar}>
        <LivePrice answers={answers} hidden={step === 'offer'} />
        <div className={`cluster ${styles.row}`}>
          {step !== 'size' && (
            <Button variant="quiet" onClick={() => move(previousState)} disabled={isSending}>
              Tilbage
            </Button>
          )}
          {/* While something is missing, the button keeps the focus and says what. */}
          {(step !== 'contact' || canBeSent) && (
            <Button
              type="submit"
              disabled={isSending}
              aria-disabled={missing !== undefined}
              aria-busy={isSending}
              aria-describedby={missing && 'prisberegner-mangler'}
            >
              {isSending ? 'Sender...' : (nextLabels[step] ?? 'Næste')}
            </Button>
          )}
          {step === 'contact' && canBeSent && <ClearForm lead={lead} />}
          {missing && (
            // A new element, which is read out, for each press.
            <p
              key={refusals}
              id="prisberegner-mangler"
              className={`soft ${styles.missing}`}
              role={refusals > 0 ? 'alert' : undefined}
            >
              {missing}
            </p>
          )}
        </div>
      </div>
      {link && <OfferActions link={link} />}
    </form>
  );
}
