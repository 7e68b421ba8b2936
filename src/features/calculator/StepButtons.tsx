import { Button } from '#src/components/button/Button.tsx';
import { PrivacyNote } from '#src/features/lead-form/PrivacyNote.tsx';
import { SendProblem } from '#src/features/lead-form/SendProblem.tsx';
import type { SendState } from '#src/features/lead-form/use-sender.ts';
import type { Answers } from './answers.ts';
import styles from './Calculator.module.css';
import { canLeave, type Step } from './steps.ts';

type StepButtonsProps = {
  step: Step;
  answers: Answers;
  sendState: SendState<unknown>['kind'];
  canBeSent: boolean;
  readyToSend: boolean;
  mailHref: string | undefined;
  onBack: () => void;
};

const failure = 'Der skete en fejl ved afsendelse. Prøv venligst igen.';
const needed: Partial<Readonly<Record<Step, string>>> = {
  1: 'Vælg en størrelse for at gå videre.',
  2: 'Vælg ja eller nej for at gå videre.',
  3: 'Vælg en pakke for at gå videre.',
};

/** Back, on and send, with what stands in their way. */
export function StepButtons({
  step,
  answers,
  sendState,
  canBeSent,
  readyToSend,
  mailHref,
  onBack,
}: StepButtonsProps) {
  const sending = sendState === 'sending';
  const open = canLeave(step, answers);
  return (
    <div className={styles.buttons}>
      {step === 5 && canBeSent && (
        <>
          <SendProblem state={sendState} failure={failure} mailHref={mailHref} />
          <PrivacyNote />
        </>
      )}
      <div className={styles.row}>
        {step > 1 && (
          <Button variant="quiet" onClick={onBack} disabled={sending}>
            Tilbage
          </Button>
        )}
        {step < 5 && (
          <Button type="submit" disabled={!open}>
            Næste
          </Button>
        )}
        {step === 5 && canBeSent && (
          <Button type="submit" disabled={!readyToSend || sending}>
            {sending ? 'Sender...' : 'Send og få tilbud'}
          </Button>
        )}
        {!open && needed[step] && <p className={styles.soft}>{needed[step]}</p>}
      </div>
    </div>
  );
}
