import type { Dispatch, RefObject } from 'react';
import { ContactWays } from '#src/features/lead-form/ContactWays.tsx';
import { mailLink } from '#src/features/lead-form/mail-link.ts';
import { facts } from '#src/site/facts.ts';
import { isComplete } from './answers.ts';
import styles from './Calculator.module.css';
import { ContactStep } from './ContactStep.tsx';
import { mailLines } from './mail-lines.ts';
import { OfferStep } from './OfferStep.tsx';
import { QuestionStep, questions } from './QuestionStep.tsx';
import type { CalculatorEvent, CalculatorState } from './state.ts';
import { steps } from './steps.ts';

type StepViewProps = {
  idPrefix: string;
  state: CalculatorState;
  dispatch: Dispatch<CalculatorEvent>;
  heading: RefObject<HTMLHeadingElement | null>;
  canBeSent: boolean;
  emailError: string | undefined;
  attempt: number;
};

/** The step's heading, which takes the focus when the visitor arrives, and what stands below it. */
export function StepView({ heading, canBeSent, ...props }: StepViewProps) {
  const { idPrefix, state, dispatch } = props;
  const { step, answers, contact } = state;
  const title = (
    <h3 ref={heading} tabIndex={-1} className={styles.question}>
      <span className={styles.count}>
        Trin {step} af {steps.length}
      </span>{' '}
      <span>{titleOf(step, canBeSent)}</span>
    </h3>
  );
  if (step === 1 || step === 2 || step === 3) {
    return (
      <QuestionStep idPrefix={idPrefix} step={step} answers={answers} dispatch={dispatch} heading={title} />
    );
  }
  // The gates let nobody past step 3 without these; the type wants to hear it.
  if (!isComplete(answers)) return null;
  return (
    <>
      {title}
      {step === 4 && <OfferStep idPrefix={idPrefix} answers={answers} />}
      {step === 5 && canBeSent && (
        <>
          <p className={styles.soft}>
            Vi svarer inden for {facts['svar.timer'].value} timer med den præcise pris. Felter med&nbsp;* skal
            udfyldes.
          </p>
          <ContactStep
            idPrefix={idPrefix}
            contact={contact}
            emailError={props.emailError}
            attempt={props.attempt}
            onChange={(field, value) => dispatch({ type: 'contact', field, value })}
          />
        </>
      )}
      {step === 5 && !canBeSent && (
        <>
          <p className={styles.soft}>
            Ring til os, eller send beregningen som e-mail. Den er skrevet for dig.
          </p>
          <ContactWays mailHref={mailLink('Tilbud på en hjemmeside', mailLines(answers, contact))} />
        </>
      )}
    </>
  );
}

function titleOf(step: CalculatorState['step'], canBeSent: boolean): string {
  if (step === 4) return 'Dit tilbud';
  if (step === 5) return canBeSent ? 'Hvem skal have tilbuddet?' : 'Tal med os om tilbuddet';
  return questions[step];
}
