import { type FormEvent, useRef, useState } from 'react';
import { cleanText } from '#src/features/lead-form/clean-text.ts';
import { isTrapped } from '#src/features/lead-form/Honeypot.tsx';
import { isEmail } from '#src/features/lead-form/is-email.ts';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { useErrorTitle } from '#src/features/lead-form/use-error-title.ts';
import { useSendFocus } from '#src/features/lead-form/use-send-focus.ts';
import { useSender } from '#src/features/lead-form/use-sender.ts';
import { isComplete } from './answers.ts';
import styles from './Calculator.module.css';
import type { CalculatorProps } from './Calculator.tsx';
import { CourseLine } from './CourseLine.tsx';
import { canSend } from './contact-details.ts';
import { mailLines } from './mail-lines.ts';
import { PriceReading } from './PriceReading.tsx';
import { type QuotePayload, quotePayload } from './payload.ts';
import { QuoteSent } from './QuoteSent.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepView } from './StepView.tsx';
import { canLeave } from './steps.ts';
import { useCalculator } from './use-calculator.ts';
import { useStepFocus } from './use-step-focus.ts';

/** Binds answers, steps and sending together. */
export function CalculatorForm({ idPrefix, endpoint }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const sender = useSender<QuotePayload>('prisberegner', endpoint);
  const sending = sender.state.kind === 'sending';
  const [{ step, answers, contact }, dispatch] = useCalculator(form, sender.state.kind !== 'sent');
  const { heading, stepTaken } = useStepFocus(form);
  const [emailError, setEmailError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useErrorTitle(emailError !== undefined);
  useSendFocus(form, sender.state.kind);

  function go(type: 'next' | 'back') {
    setEmailError(undefined);
    dispatch({ type });
    stepTaken();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step < 5) {
      if (canLeave(step, answers)) go('next');
    } else if (isComplete(answers) && canSend(contact) && !sending) {
      const valid = isEmail(cleanText(contact.email));
      setEmailError(valid ? undefined : 'Email er ugyldig');
      setAttempt(attempt + 1);
      if (!valid) return;
      const payload = quotePayload(answers, contact, new Date());
      if (isTrapped(event.currentTarget)) sender.pretend(payload);
      else sender.send(payload);
    }
  }

  if (sender.state.kind === 'sent') return <QuoteSent payload={sender.state.payload} />;
  return (
    // `method="dialog"` sends nothing anywhere, should the button be pressed before the script has arrived.
    <form
      ref={form}
      className={styles.panel}
      data-step={step}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      <CourseLine step={step} answers={answers} />
      <div className={styles.step} key={step}>
        <StepView
          idPrefix={idPrefix}
          state={{ step, answers, contact }}
          dispatch={(happened) => {
            if (happened.type === 'contact' && happened.field === 'email') setEmailError(undefined);
            dispatch(happened);
          }}
          heading={heading}
          canBeSent={endpoint !== null}
          emailError={emailError}
          attempt={attempt}
        />
      </div>
      <PriceReading answers={answers} />
      <StepButtons
        step={step}
        answers={answers}
        sendState={sender.state.kind}
        canBeSent={endpoint !== null}
        readyToSend={canSend(contact)}
        mailHref={
          isComplete(answers) ? mailLink('Tilbud på en hjemmeside', mailLines(answers, contact)) : undefined
        }
        onBack={() => go('back')}
      />
    </form>
  );
}
